import type { BillItem } from '@/lib/contract/bill-items';
import { MAX_LINE_DESCRIPTION, MAX_PESOS } from '@/lib/contract/limits';
import { type ItemErrors, readItem } from '@/lib/priced-items/check-item';
import { emptyItem, type ItemDraft } from '@/lib/priced-items/item-draft';
import { invoiceTotals } from '@/lib/rules/invoice-totals';

/** Rates of the tax on sales. Health services are excluded from it (E.T. art. 476): 0. */
export const TAX_RATES = ['0', '0.05', '0.19'] as const;

/** A line of a bill as it stands in the form. */
export interface LineDraft extends ItemDraft {
  /** One of `TAX_RATES`. */
  readonly taxRate: string;
  /** The planned treatment it was brought from. */
  readonly plannedId?: string | undefined;
}

/** What is wrong with each line, by its key. */
export type LineErrors = Readonly<Record<string, ItemErrors>>;

/** A line that can be sent. The rate is always said: where it is left out, the contract takes 19 %. */
export type ReadLine = BillItem & { readonly taxRate: number };

export function emptyLine(key: string): LineDraft {
  return { ...emptyItem(key), taxRate: '0' };
}

/** Reads what was typed, and says what is wrong with it. A line nobody began is left out. */
export function readLines(lines: readonly LineDraft[]) {
  const begun = lines.filter(isBegun);
  const items: ReadLine[] = [];
  const errors: Record<string, ItemErrors> = {};
  for (const line of begun) {
    const read = readItem(line, MAX_LINE_DESCRIPTION);
    if (read.errors) errors[line.key] = read.errors;
    else items.push(toReadLine(read.item, line.taxRate));
  }
  return {
    items: items as readonly ReadLine[],
    errors: errors as LineErrors,
    /** Nobody began any. */
    isEmpty: begun.length === 0,
    /** There are some, and all of them can be sent. */
    isWhole: items.length > 0 && items.length === begun.length,
  };
}

/** Whether some of what was begun cannot be added up yet: what the lines come to is the sum of the others. */
export function isPartial(lines: readonly LineDraft[]): boolean {
  const { isEmpty, isWhole } = readLines(lines);
  return !isEmpty && !isWhole;
}

/** COP, of one line with its tax and before any discount; undefined while it cannot be read. */
export function lineTotal(line: LineDraft): number | undefined {
  const { items } = readLines([line]);
  if (items.length === 0) return undefined;
  const { total } = invoiceTotals(items);
  return total <= MAX_PESOS ? total : undefined;
}

/** A health service with a tax: somebody will be charged what the law does not ask for. */
export function isTaxedService({ procedureId, taxRate }: LineDraft): boolean {
  return procedureId !== undefined && Number(taxRate) > 0;
}

const ITEM = /^items\.(\d+)\.(\w+)$/;
const MEMBERS: Readonly<Record<string, keyof ItemErrors>> = {
  description: 'name',
  procedureId: 'name',
  quantity: 'quantity',
  unitPrice: 'price',
  taxRate: 'price',
};

/** What a service refused of the lines that `readLines` read, at the fields it is about. */
export function refusedLines(
  lines: readonly LineDraft[],
  fields: readonly { readonly path: string }[],
): LineErrors {
  const begun = lines.filter(isBegun);
  const refused: Record<string, ItemErrors> = {};
  for (const { path } of fields) {
    const [, index = '', member = ''] = ITEM.exec(path) ?? [];
    const line = index === '' ? undefined : begun[Number(index)];
    const field = MEMBERS[member];
    if (line && field) refused[line.key] = { ...refused[line.key], [field]: 'refused' };
  }
  return refused;
}

/** Whether anything was typed into it. */
export function isBegun({ name, price, quantity }: LineDraft): boolean {
  return name.trim() !== '' || price.trim() !== '' || quantity.trim() !== '1';
}

function toReadLine(
  { name, procedureId, quantity, unitPrice }: NonNullable<ReturnType<typeof readItem>['item']>,
  taxRate: string,
): ReadLine {
  return {
    description: name,
    ...(procedureId !== undefined && { procedureId }),
    quantity,
    unitPrice,
    taxRate: Number(taxRate),
  };
}
