import type { StoredLine } from '../db/schema/billing';
import { DOCUMENT_WORDS } from '../wording/documents';
import type { Fact } from './facts';
import type { Formats } from './formats';
import type { Column } from './table';

/** A health service without tax is excluded from it; anything else at zero just has none. */
export function isExcluded({ taxRate, procedureId }: StoredLine): boolean {
  return taxRate === 0 && procedureId !== undefined;
}

/** The columns of a bill over `width` points; a discount has one only where there is any. */
export function lineColumns(
  lines: readonly StoredLine[],
  width: number,
  { language, count, money, percent }: Formats,
): Column<StoredLine>[] {
  const words = DOCUMENT_WORDS[language].invoice;
  const right = { align: 'right' } as const;
  const figures: Column<StoredLine>[] = [
    {
      title: words.quantity,
      width: 38,
      ...right,
      cell: ({ quantity }) => ofUnits(quantity, count(quantity)),
    },
    {
      title: words.unitPrice,
      width: 82,
      ...right,
      cell: (line) => ofUnits(line.quantity, money(line.unitPrice)),
    },
    ...(lines.some(({ discount }) => discount > 0)
      ? [
          {
            title: words.discount,
            width: 74,
            ...right,
            cell: ({ discount }: StoredLine) => (discount === 0 ? '–' : money(discount)),
          },
        ]
      : []),
    {
      title: words.tax,
      width: 54,
      ...right,
      cell: (line) => (isExcluded(line) ? words.excluded : percent(line.taxRate)),
    },
    { title: words.total, width: 86, ...right, cell: ({ total }) => money(total) },
  ];
  const taken = figures.reduce((sum, column) => sum + column.width, 24);
  return [
    { title: '#', width: 24, cell: (_, index) => String(index + 1) },
    {
      title: words.line,
      width: width - taken,
      cell: ({ description }) => description.replace(/\s+/g, ' '),
    },
    ...figures,
  ];
}

/** A credit note of a part of a price takes off no units. */
function ofUnits(quantity: number, written: string): string {
  return quantity === 0 ? '–' : written;
}

/** One figure per rate that was charged, the highest first. */
export function taxFigures(
  lines: readonly StoredLine[],
  { language, money, percent }: Formats,
): Fact[] {
  const words = DOCUMENT_WORDS[language].invoice;
  const byRate = new Map<number, number>();
  for (const { taxRate, tax } of lines) {
    if (taxRate > 0) byRate.set(taxRate, (byRate.get(taxRate) ?? 0) + tax);
  }
  if (byRate.size === 0) {
    return [{ label: words.tax, value: lines.every(isExcluded) ? words.excluded : money(0) }];
  }
  return [...byRate]
    .sort(([a], [b]) => b - a)
    .map(([rate, tax]) => ({ label: words.taxAt(percent(rate)), value: money(tax) }));
}
