import { type TaxKind, taxKindOf } from '@/lib/billing/rules/tax-kind';
import type { StoredLine } from '../db/schema/billing';
import { DOCUMENT_WORDS } from '../wording/documents';
import type { Fact } from './facts';
import type { Formats } from './formats';
import type { Column } from './table';

/** What a line says of its tax: its rate, or that it is excluded, which is another thing than 0 %. */
function taxWord(line: StoredLine, { language, percent }: Formats): string {
  const isExcluded = taxKindOf(line) === 'excluded';
  return isExcluded ? DOCUMENT_WORDS[language].invoice.excluded : percent(line.taxRate);
}

/** The columns of a bill over `width` points; a discount has one only where there is any. */
export function lineColumns(
  lines: readonly StoredLine[],
  width: number,
  formats: Formats,
): Column<StoredLine>[] {
  const { language, count, money } = formats;
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
    { title: words.tax, width: 54, ...right, cell: (line) => taxWord(line, formats) },
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

/** One figure per rate that was charged, the highest first; else what the lines without tax are. */
export function taxFigures(lines: readonly StoredLine[], formats: Formats): Fact[] {
  const { language, money, percent } = formats;
  const words = DOCUMENT_WORDS[language].invoice;
  const byRate = new Map<number, number>();
  const kinds = new Set<TaxKind>();
  for (const line of lines) {
    const kind = taxKindOf(line);
    kinds.add(kind);
    if (kind === 'taxed') byRate.set(line.taxRate, (byRate.get(line.taxRate) ?? 0) + line.tax);
  }
  if (byRate.size === 0) {
    const isExcluded = kinds.has('excluded') && kinds.size === 1;
    return [{ label: words.tax, value: isExcluded ? words.excluded : money(0) }];
  }
  return [...byRate]
    .sort(([a], [b]) => b - a)
    .map(([rate, tax]) => ({ label: words.taxAt(percent(rate)), value: money(tax) }));
}
