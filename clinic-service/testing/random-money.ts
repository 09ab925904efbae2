import fc from 'fast-check';
import { EMPTY_LINE, TAX_RATES } from '@/lib/billing/bill-lines';
import { HOW } from '@/lib/billing/invoices/credit-form';
import { METHODS } from '@/lib/billing/payment-view';
import { WORLD } from './world';

/** A line as somebody types it: with and without tax, of the catalogue and free. */
const line = fc
  .record({
    procedureId: fc.constantFrom('', WORLD.procedure),
    quantity: fc.integer({ min: 1, max: 4 }).map(String),
    price: fc.oneof(fc.integer({ min: 1, max: 300_000 }), fc.constantFrom(1, 45_000)).map(String),
    taxRate: fc.constantFrom(...TAX_RATES),
  })
  .map((typed) => ({ ...EMPTY_LINE, ...typed, name: 'Línea', taxKind: 'zero' }));

const bill = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  discount: fc.constantFrom('', '', '', '10 %', '33 %', '1', '100 %'),
  invoiceType: fc.constantFrom('electronic', 'electronic', 'manual'),
});
export type RandomBill = typeof bill extends fc.Arbitrary<infer Value> ? Value : never;

/** Percent of the money there is to be moved, and one peso more than all of it. */
const part = fc.oneof(fc.constantFrom(100, 101), fc.integer({ min: 1, max: 99 }));

const movement = fc.record({
  kind: fc.oneof(
    {
      weight: 14,
      arbitrary: fc.constantFrom(
        'pay',
        'batch',
        'reverse',
        'refund',
        'credit',
        'refund-and-credit',
      ),
    },
    { weight: 2, arbitrary: fc.constantFrom('void', 'issue', 'delete') },
    { weight: 1, arbitrary: fc.constantFrom('collect-share', 'cancel-share') },
  ),
  /** Which invoice, payment or share of those there are. */
  which: fc.nat(99),
  part,
  method: fc.constantFrom(...METHODS),
  bill,
  /** What a credit note takes off each line. */
  credits: fc.array(fc.record({ how: fc.constantFrom(...HOW), quantity: fc.nat(5), part }), {
    minLength: 3,
    maxLength: 3,
  }),
});
export type RandomMovement = typeof movement extends fc.Arbitrary<infer Value> ? Value : never;

/** An invoice, and what becomes of it and of those that are made beside it. */
export const sequence = fc.record({
  first: bill,
  movements: fc.array(movement, { minLength: 3, maxLength: 6 }),
});
export type RandomSequence = typeof sequence extends fc.Arbitrary<infer Value> ? Value : never;

/** Whole pesos, at least one. */
export function partOf(money: number, percent: number): number {
  if (percent > 100) return money + 1;
  return Math.max(1, Math.floor((money * percent) / 100));
}
