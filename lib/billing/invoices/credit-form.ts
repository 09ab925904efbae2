import * as z from 'zod/mini';
import { typedReference } from '@/lib/billing/collection-form';
import { METHODS } from '@/lib/billing/payment-view';
import {
  type CreditItem,
  type CreditTotals,
  creditTotals,
  leftOfLines,
} from '@/lib/billing/rules/credit-note';
import { MAX_REASON } from '@/lib/contract/limits';
import { quantityOf } from '@/lib/kit/item-draft';
import { readTypedMoney, type WrongMoney } from '@/lib/kit/money/typed-money';
import { requiredNotes } from '@/lib/kit/typed-schemas';
import type { InvoiceDetail } from './known-invoices';

/** How much of a line is taken off; empty where nothing is. */
export const HOW = ['', 'rest', 'quantity', 'amount'] as const;

const typedCredit = z.object({ how: z.string(), quantity: z.string(), amount: z.string() });
export type TypedCredit = z.output<typeof typedCredit>;
export const NOT_CREDITED: TypedCredit = { how: '', quantity: '', amount: '' };

/** `none`: no line was chosen. `unpaid`: it is more than is unpaid. */
export type CreditError =
  | WrongMoney
  | 'required'
  | 'nothing'
  | 'quantity'
  | 'exceeds'
  | 'none'
  | 'unpaid';

type Left = ReturnType<typeof leftOfLines>;

/** What earlier notes have left of each line of an invoice. */
export function leftOfInvoice({ items, creditNotes }: InvoiceDetail): Left {
  return leftOfLines(
    items,
    creditNotes.flatMap((note) => note.items),
  );
}

/**
 * A credit note as it is typed, and read from it. `due`: COP, what is still to be paid; what a note takes off
 * beyond it is given back with it where somebody `refunds`.
 */
export function creditForm(left: Left, due: number, refunds: boolean) {
  const most = refunds ? Number.POSITIVE_INFINITY : due;
  return z
    .object({
      reason: requiredNotes(MAX_REASON),
      lines: z.pipe(
        z.array(typedCredit),
        z.transform((lines: TypedCredit[], context): CreditItem[] => {
          const { items, wrong } = readCredits(lines, left);
          for (const { path, message } of wrong.length > 0
            ? wrong
            : wrongWhole(items, left, most)) {
            context.issues.push({ code: 'custom', message, path: [...path], input: lines });
          }
          return items;
        }),
      ),
      /** How money goes back; empty until it is chosen. */
      method: z.string(),
      reference: typedReference,
    })
    .check(
      z.check(
        ({ value: { lines, method }, issues }) => {
          if (!refunds || methodOf(method) !== undefined) return;
          if (!Array.isArray(lines) || creditTotals(left, lines).total <= due) return;
          issues.push({ code: 'custom', message: 'method', path: ['method'], input: method });
        },
        // All that is wrong is told at once.
        { when: () => true },
      ),
    );
}
type Typed = z.output<ReturnType<typeof creditForm>>;

/** What is sent: with the figures that the form showed, so that the service refuses others. */
export function creditBody({ reason, lines, method, reference }: Typed, left: Left, due: number) {
  const { total } = creditTotals(left, lines);
  const known = methodOf(method);
  const refund = total > due &&
    known && { amount: total - due, method: known, ...(reference && { reference }) };
  return { reason, items: lines, total, ...(refund && { refund }) };
}

const methodOf = (typed: string) => METHODS.find((known) => known === typed);

interface WrongCredit {
  readonly path: readonly [number, keyof TypedCredit];
  readonly message: CreditError;
}

/** Reads what can be read of what was typed, and says what is wrong with the rest. */
function readCredits(lines: readonly TypedCredit[], left: Left) {
  const items: CreditItem[] = [];
  const wrong: WrongCredit[] = [];
  for (const [index, line] of lines.entries()) {
    const of = left[index];
    if (of === undefined || of.quantity === 0) continue;
    const itemId = String(index + 1);
    if (line.how === 'rest') items.push({ itemId });
    if (line.how === 'quantity') {
      const quantity = quantityOf(line);
      if (quantity !== undefined && quantity <= of.quantity) items.push({ itemId, quantity });
      else wrong.push({ path: [index, 'quantity'], message: 'quantity' });
    }
    if (line.how === 'amount') {
      const money = readTypedMoney(line.amount);
      const problem = wrongAmount(money, of.total);
      if (problem !== undefined) wrong.push({ path: [index, 'amount'], message: problem });
      else if (money.kind === 'pesos') items.push({ itemId, amount: money.pesos });
    }
  }
  return { items, wrong };
}

function wrongAmount(
  money: ReturnType<typeof readTypedMoney>,
  most: number,
): CreditError | undefined {
  if (money.kind === 'none') return 'required';
  if (money.kind === 'refused') return money.why;
  if (money.pesos === 0) return 'nothing';
  return money.pesos > most ? 'exceeds' : undefined;
}

/** What is wrong with the lines together, which may take off `most` pesos. */
function wrongWhole(items: readonly CreditItem[], left: Left, most: number): WrongCredit[] {
  const [first] = items;
  if (first === undefined) {
    const open = left.findIndex(({ quantity }) => quantity > 0);
    return [{ path: [Math.max(open, 0), 'how'], message: 'none' }];
  }
  const path = [Number(first.itemId) - 1, 'how'] as const;
  const { total } = creditTotals(left, items);
  if (total === 0) return [{ path, message: 'nothing' }];
  return total > most ? [{ path, message: 'unpaid' }] : [];
}

/** What was sent, as it was typed. */
export function sentCredits(
  count: number,
  items: readonly CreditItem[],
  write: (pesos: number) => string,
): TypedCredit[] {
  return Array.from({ length: count }, (_, index) => {
    const item = items.find(({ itemId }) => itemId === String(index + 1));
    if (item === undefined) return NOT_CREDITED;
    const { quantity, amount } = item;
    if (quantity !== undefined)
      return { ...NOT_CREDITED, how: 'quantity', quantity: String(quantity) };
    return amount === undefined
      ? { ...NOT_CREDITED, how: 'rest' }
      : { ...NOT_CREDITED, how: 'amount', amount: write(amount) };
  });
}

/** What can be read of a note already, by the rule the service has, too. */
export function estimatedCredit(lines: readonly TypedCredit[], left: Left): CreditTotals {
  return creditTotals(left, readCredits(lines, left).items);
}
