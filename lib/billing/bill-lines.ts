import * as z from 'zod/mini';
import { invoiceTotals } from '@/lib/billing/rules/invoice-totals';
import { isHealthService } from '@/lib/billing/rules/tax-kind';
import type { InvoiceItem } from '@/lib/contract/billing/bill-items';
import { MAX_LINE_DESCRIPTION, MAX_PESOS, UNTAXED_KINDS } from '@/lib/contract/limits';
import { type ItemError, type ItemField, readItem } from '@/lib/kit/check-item';
import { writePesos } from '@/lib/kit/money/money-format';

/** Rates of the tax on sales. Health services are excluded from it (E.T. art. 476): 0. */
export const TAX_RATES = ['0', '0.05', '0.19'] as const;

/** A line of a bill as it is typed. */
const typedLine = z.object({
  /** Of the clinic's catalogue, as long as its name is left as it is there; empty otherwise. */
  procedureId: z.string(),
  /** The planned treatment it was brought from; empty where there is none. */
  plannedId: z.string(),
  name: z.string(),
  quantity: z.string(),
  price: z.string(),
  /** One of `TAX_RATES`. */
  taxRate: z.string(),
  /** One of `UNTAXED_KINDS`, where `asksKind`; empty until it is chosen. */
  taxKind: z.string(),
});
export type TypedLine = z.output<typeof typedLine>;

/**
 * `none`: nobody began a line. `whole`: the lines come to more than can be billed. `kind`: nobody said
 * what a line without tax is. `planBilled`: the planned treatment is on another invoice.
 */
export type LineError = ItemError | 'none' | 'whole' | 'kind' | 'planBilled';

/** The code of what is wrong with a line, from that of the service. */
export function lineRefusal(code: string): LineError {
  return code === 'already_billed' ? 'planBilled' : 'refused';
}

/** A line that can be sent. The rate is always said: where it is left out, the contract takes 19 %. */
type ReadLine = InvoiceItem & { readonly taxRate: number };

/**
 * The lines of a bill. One that nobody began is left out, and there are none where one is wrong.
 * `takesKinds`: the service keeps the kind of a line without tax, so that it is asked.
 */
export function billLines(takesKinds: boolean) {
  return z.pipe(
    z.array(typedLine),
    z.transform((lines: TypedLine[], context): ReadLine[] => {
      const read = readLines(lines);
      const wrong = read.wrong.filter(({ message }) => takesKinds || message !== 'kind');
      for (const { path, message } of wrong) {
        context.issues.push({ code: 'custom', message, path: [...path], input: lines });
      }
      return wrong.length > 0 ? [] : read.items;
    }),
  );
}

/** Where a complaint about all lines together is told. */
export const WHOLE_BILL = ['lines', 0, 'price'];

export const EMPTY_LINE: TypedLine = {
  procedureId: '',
  plannedId: '',
  name: '',
  quantity: '1',
  price: '',
  taxRate: '0',
  taxKind: '',
};

/** What a line may begin with: what was done at an appointment, is planned in a chart, or was sent. */
export interface FirstLine {
  readonly name: string;
  readonly procedureId?: string | undefined;
  /** The planned treatment it is. */
  readonly plannedId?: string | undefined;
  readonly quantity?: number | undefined;
  /** COP; undefined where nobody knows it. */
  readonly unitPrice?: number | undefined;
  readonly taxRate?: number | undefined;
  readonly taxKind?: string | undefined;
}

/** The lines that a bill begins with: one at least. */
export function firstLines(given: readonly FirstLine[], locale: string): TypedLine[] {
  const lines = given.map(
    ({
      name,
      procedureId = '',
      plannedId = '',
      quantity = 1,
      unitPrice,
      taxRate = 0,
      taxKind = '',
    }) => ({
      name,
      procedureId,
      plannedId,
      quantity: String(quantity),
      price: unitPrice === undefined ? '' : writePesos(unitPrice, locale),
      taxRate: String(taxRate),
      taxKind,
    }),
  );
  return lines.length > 0 ? lines : [EMPTY_LINE];
}

/** The lines that were sent, as they were typed. */
export function sentLines(items: readonly InvoiceItem[], locale: string): TypedLine[] {
  return firstLines(
    items.map(({ description, plannedItemId, ...item }) => ({
      ...item,
      name: description,
      plannedId: plannedItemId,
    })),
    locale,
  );
}

type LineField = ItemField | 'taxKind';

interface WrongLine {
  readonly path: readonly [number, LineField];
  readonly message: LineError;
}

/** Reads what can be read of what was typed, and says what is wrong with the rest. */
export function readLines(lines: readonly TypedLine[]) {
  const items: ReadLine[] = [];
  const wrong: WrongLine[] = [];
  for (const [index, line] of lines.entries()) {
    if (!isBegun(line)) continue;
    const typed = { ...line, procedureId: line.procedureId || undefined };
    const { item, errors } = readItem(typed, MAX_LINE_DESCRIPTION);
    if (item) items.push(toReadLine(item, line));
    for (const [field, message] of Object.entries(errors ?? {})) {
      wrong.push({ path: [index, field as ItemField], message });
    }
    if (asksKind(line) && !UNTAXED_KINDS.some((kind) => kind === line.taxKind)) {
      wrong.push({ path: [index, 'taxKind'], message: 'kind' });
    }
  }
  const isEmpty = items.length === 0 && wrong.length === 0;
  return { items, wrong: isEmpty ? [{ path: [0, 'name'], message: 'none' } as const] : wrong };
}

/** Whether some of what was begun cannot be added up yet: what the lines come to is the sum of the others. */
export function isPartial(lines: readonly TypedLine[]): boolean {
  const { wrong } = readLines(lines);
  // What it is called changes no figure.
  return lines.some(isBegun) && wrong.some(({ path }) => path[1] !== 'taxKind');
}

/** COP, of one line with its tax and before any discount; undefined while it cannot be read. */
export function lineTotal(line: TypedLine): number | undefined {
  const { items } = readLines([line]);
  if (items.length === 0) return undefined;
  const { total } = invoiceTotals(items);
  return total <= MAX_PESOS ? total : undefined;
}

/** A health service with a tax: somebody will be charged what the law does not ask for. */
export function isTaxedService({ procedureId, taxRate }: TypedLine): boolean {
  return procedureId !== '' && Number(taxRate) > 0;
}

/**
 * A line without tax that is neither of the catalogue nor of a plan: it may be a health service, which
 * is excluded, or goods at 0 %. Nobody guesses which.
 */
export function asksKind(line: TypedLine): boolean {
  return isBegun(line) && Number(line.taxRate) === 0 && !isService(line);
}

function isService({ procedureId, plannedId }: TypedLine): boolean {
  return isHealthService({ procedureId, plannedItemId: plannedId });
}

const ITEM = /^items\.(\d+)\.(\w+)$/;
const MEMBERS: Readonly<Record<string, LineField>> = {
  description: 'name',
  procedureId: 'name',
  quantity: 'quantity',
  unitPrice: 'price',
  taxRate: 'price',
  taxKind: 'taxKind',
  plannedItemId: 'name',
};

/** The field that a path of a refused body is about: lines that nobody began were not sent. */
export function lineField(path: string, lines: readonly TypedLine[]): string | undefined {
  const [, index = '', member = ''] = ITEM.exec(path) ?? [];
  const field = MEMBERS[member];
  const line = lines.filter(isBegun)[Number(index)];
  return index && field && line ? `lines.${lines.indexOf(line)}.${field}` : undefined;
}

/** Whether anything was typed into it. */
export function isBegun({ name, price, quantity }: TypedLine): boolean {
  return name.trim() !== '' || price.trim() !== '' || quantity.trim() !== '1';
}

function toReadLine(
  { name, procedureId, quantity, unitPrice }: NonNullable<ReturnType<typeof readItem>['item']>,
  line: TypedLine,
): ReadLine {
  const taxRate = Number(line.taxRate);
  const said = UNTAXED_KINDS.find((kind) => kind === line.taxKind);
  const taxKind = isService(line) ? 'excluded' : said;
  return {
    description: name,
    ...(procedureId !== undefined && { procedureId }),
    quantity,
    unitPrice,
    taxRate,
    ...(taxRate === 0 && taxKind && { taxKind }),
    ...(line.plannedId && { plannedItemId: line.plannedId }),
  };
}
