import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PESOS, MAX_QUANTITY } from '@/lib/contract/limits';
import { billProblems, invoiceTotals } from './invoice-totals';

const rate = fc.oneof(
  fc.constantFrom(0, 0.05, 0.19, 1, undefined),
  fc.double({ min: 0, max: 1, noNaN: true }),
);
const item = fc.oneof(
  fc.record({
    quantity: fc.integer({ min: 1, max: 9 }),
    unitPrice: fc.integer({ min: 0, max: 300_000 }),
    taxRate: rate,
  }),
  fc.record({
    quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
    unitPrice: fc.integer({ min: 0, max: 90_000_000 }),
    taxRate: rate,
  }),
);
const bill = fc
  .tuple(
    fc.array(item, { minLength: 1, maxLength: 60 }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([items, part]) => {
    const subtotal = items.reduce((sum, one) => sum + one.quantity * one.unitPrice, 0);
    return { items, discount: Math.round(subtotal * part) };
  })
  .filter(({ items, discount }) => billProblems(items, discount).length === 0);

const line = (unitPrice: number, taxRate = 0, quantity = 1) => ({ quantity, unitPrice, taxRate });
const discountsOf = (prices: readonly number[], discount: number) =>
  invoiceTotals(
    prices.map((price) => line(price)),
    discount,
  ).lines.map((one) => one.discount);

describe('the figures of a bill', () => {
  it('add up to the peso, whatever the lines, rates and discount', () => {
    fc.assert(
      fc.property(bill, ({ items, discount }) => {
        const totals = invoiceTotals(items, discount);
        const sum = (member: 'subtotal' | 'discount' | 'tax' | 'total') =>
          totals.lines.reduce((all, one) => all + one[member], 0);
        expect(totals.discount).toBe(discount);
        for (const member of ['subtotal', 'discount', 'tax', 'total'] as const) {
          expect(totals[member]).toBe(sum(member));
        }
        expect(totals.total).toBe(totals.subtotal - totals.discount + totals.tax);
        for (const [index, one] of totals.lines.entries()) {
          for (const figure of Object.values(one)) {
            expect(Number.isSafeInteger(figure) && figure >= 0).toBe(true);
          }
          expect(one.discount).toBeLessThanOrEqual(one.subtotal);
          const net = one.subtotal - one.discount;
          expect(one.tax).toBeLessThanOrEqual(net);
          expect(Math.abs(one.tax - net * (items[index]?.taxRate ?? 0.19))).toBeLessThan(0.501);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('share a discount in proportion, each rounded half up, the last line taking the remainder', () => {
    expect(discountsOf([100, 100, 100], 100)).toEqual([33, 33, 34]);
    expect(discountsOf([100_000, 50_000, 50_000], 10_001)).toEqual([5_001, 2_500, 2_500]);
    expect(discountsOf([60_000, 0, 140_000], 20_000)).toEqual([6_000, 0, 14_000]);
    expect(discountsOf([45_000], 45_000)).toEqual([45_000]);
    expect(discountsOf([0, 0], 0)).toEqual([0, 0]);
  });

  it('give no line less than nothing or more than it costs, however the shares round', () => {
    expect(discountsOf([1, 1, 1, 1], 2)).toEqual([1, 1, 0, 0]);
    const many = discountsOf(Array(100).fill(1), 40);
    expect(many.reduce((sum, one) => sum + one, 0)).toBe(40);
    expect(Math.max(...many)).toBe(1);
    expect(discountsOf([10, 10, 0], 7)).toEqual([4, 3, 0]);
  });

  it('tax each line on its discounted amount, half a peso up, by the rate as it is written', () => {
    const taxOf = (price: number, rate: number) => invoiceTotals([line(price, rate)]).tax;
    expect(taxOf(150, 0.19)).toBe(29);
    expect(taxOf(50, 0.19)).toBe(10);
    expect(taxOf(49, 0.19)).toBe(9);
    // 1.005 × 100 and its like: the nearest binary fraction would round down.
    expect(taxOf(100, 0.145)).toBe(15);
    expect(taxOf(999_999_999_999, 1e-7)).toBe(100_000);
    expect(taxOf(MAX_PESOS, 0)).toBe(0);
    const discounted = invoiceTotals([line(1_000, 0.19), line(1_000, 0.05)], 500);
    expect(discounted.lines.map(({ tax }) => tax)).toEqual([143, 38]);
    expect(discounted).toMatchObject({ subtotal: 2_000, discount: 500, tax: 181, total: 1_681 });
  });

  it('take 19 % where a line says no rate', () => {
    expect(invoiceTotals([{ quantity: 2, unitPrice: 50_000 }]).tax).toBe(19_000);
  });

  it('stay exact at twelve digits', () => {
    const items = [line(333_333_333_333, 0.19), line(333_333_333_333), line(1)];
    const totals = invoiceTotals(items, 500_000_000_001);
    expect(totals.lines.map((one) => one.discount)).toEqual([250_000_000_000, 250_000_000_000, 1]);
    expect(totals.tax).toBe(15_833_333_333);
  });
});

describe('what cannot be billed', () => {
  it('is a line, or a whole, beyond twelve digits', () => {
    expect(billProblems([line(MAX_PESOS)])).toEqual([]);
    expect(billProblems([line(0), line(MAX_PESOS, 0, 2)])).toEqual([
      { path: 'items.1.unitPrice', code: 'too_big' },
    ]);
    expect(billProblems([line(MAX_PESOS, 0, MAX_QUANTITY)])).toHaveLength(1);
    expect(billProblems([line(MAX_PESOS), line(1)])).toEqual([{ path: 'items', code: 'too_big' }]);
    expect(billProblems([line(MAX_PESOS, 0.19)])).toEqual([{ path: 'items', code: 'too_big' }]);
    expect(billProblems([line(MAX_PESOS), line(1)], 1)).toEqual([]);
  });

  it('is a discount beyond the subtotal', () => {
    expect(billProblems([line(100)], 100)).toEqual([]);
    expect(billProblems([line(100)], 101)).toEqual([
      { path: 'discount', code: 'exceeds_subtotal' },
    ]);
  });
});
