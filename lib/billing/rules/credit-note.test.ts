import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tenthOf } from '@/lib/testing/long';
import {
  type CreditedLine,
  type CreditItem,
  creditProblems,
  creditTotals,
  leftOfLines,
  wholeRest,
} from './credit-note';
import { billProblems, invoiceTotals } from './invoice-totals';

const MEMBERS = ['subtotal', 'discount', 'tax', 'total'] as const;

interface Typed {
  readonly quantity: number;
  readonly unitPrice: number;
  readonly taxRate: number;
}

/** Lines as an invoice keeps them. */
function billed(items: readonly Typed[], discount = 0) {
  const { lines, ...totals } = invoiceTotals(items, discount);
  return {
    totals,
    lines: lines.map((line, index) => ({ quantity: items[index]?.quantity ?? 0, ...line })),
  };
}

const item = fc.record({
  quantity: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 9_999 })),
  unitPrice: fc.oneof(
    fc.integer({ min: 0, max: 12 }),
    fc.integer({ min: 0, max: 300_000 }),
    fc.integer({ min: 0, max: 90_000_000 }),
  ),
  taxRate: fc.oneof(fc.constantFrom(0, 0.05, 0.19, 1), fc.double({ min: 0, max: 1, noNaN: true })),
});
const bill = fc
  .tuple(
    fc.array(item, { minLength: 1, maxLength: 8 }),
    fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true })),
  )
  .map(([items, part]) => {
    const subtotal = items.reduce((sum, one) => sum + one.quantity * one.unitPrice, 0);
    return { items, discount: Math.round(subtotal * part) };
  })
  .filter(({ items, discount }) => billProblems(items, discount).length === 0);
/** Which line, how it is taken off, and how much of what is left. */
const taking = fc.record({
  line: fc.nat(7),
  how: fc.constantFrom('quantity', 'amount', 'rest'),
  part: fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true })),
});
const notes = fc.array(fc.array(taking, { minLength: 1, maxLength: 4 }), { maxLength: 12 });

type Taking = typeof taking extends fc.Arbitrary<infer One> ? One : never;

/** An item that may be, of what is left now; undefined where nothing of the line is. */
function asked(
  left: ReturnType<typeof leftOfLines>,
  { line, how, part }: Taking,
): CreditItem | undefined {
  const of = left[line];
  if (of === undefined || of.quantity === 0) return undefined;
  const itemId = String(line + 1);
  const some = (most: number) => Math.max(1, Math.round(most * part));
  if (how === 'quantity') return { itemId, quantity: some(of.quantity) };
  return how === 'amount' && of.total > 0 ? { itemId, amount: some(of.total) } : { itemId };
}

function plus(of: readonly CreditedLine[], itemId: string, member: (typeof MEMBERS)[number]) {
  return of.filter((one) => one.itemId === itemId).reduce((all, one) => all + one[member], 0);
}

describe('credit notes', () => {
  test('never exceed a line, and all of them together are the invoice to the peso', () => {
    fc.assert(
      fc.property(bill, notes, ({ items, discount }, wanted) => {
        const { lines, totals } = billed(items, discount);
        const credited: CreditedLine[] = [];
        for (const takings of wanted) {
          const left = leftOfLines(lines, credited);
          const byLine = new Map<string, CreditItem>();
          for (const one of takings) {
            const of = asked(left, one);
            if (of !== undefined && !byLine.has(of.itemId)) byLine.set(of.itemId, of);
          }
          const note = creditTotals(left, [...byLine.values()]);
          for (const { amount, itemId } of byLine.values()) {
            if (amount !== undefined) expect(plus(note.lines, itemId, 'total')).toBe(amount);
          }
          const problems = creditProblems(left, [...byLine.values()]);
          expect(problems).toEqual(note.total > 0 ? [] : [{ path: 'items', code: 'nothing' }]);
          for (const figures of [note, ...note.lines]) {
            expect(figures.total).toBe(figures.subtotal - figures.discount + figures.tax);
            for (const member of MEMBERS) expect(figures[member]).toBeGreaterThanOrEqual(0);
          }
          credited.push(...note.lines);
          for (const line of leftOfLines(lines, credited)) {
            for (const figure of Object.values(line)) {
              expect(Number.isSafeInteger(figure) && figure >= 0).toBe(true);
            }
          }
        }
        const left = leftOfLines(lines, credited);
        const last = wholeRest(left);
        expect(last.total).toBe(left.reduce((sum, line) => sum + line.total, 0));
        credited.push(...last.lines);
        for (const [index, line] of lines.entries()) {
          const itemId = String(index + 1);
          for (const member of MEMBERS) expect(plus(credited, itemId, member)).toBe(line[member]);
        }
        for (const member of MEMBERS) {
          expect(credited.reduce((sum, one) => sum + one[member], 0)).toBe(totals[member]);
        }
        expect(leftOfLines(lines, credited).every(({ quantity }) => quantity === 0)).toBe(true);
      }),
      { numRuns: tenthOf(5_000) },
    );
  });

  test('take the tax off in proportion, of units as of pesos', () => {
    const { lines } = billed([
      { quantity: 3, unitPrice: 10_000, taxRate: 0.19 },
      { quantity: 1, unitPrice: 60_000, taxRate: 0 },
    ]);
    expect(creditTotals(lines, [{ itemId: '1', quantity: 1 }])).toMatchObject({
      subtotal: 10_000,
      tax: 1_900,
      total: 11_900,
      lines: [{ itemId: '1', quantity: 1, discount: 0 }],
    });
    expect(creditTotals(lines, [{ itemId: '1', amount: 5_950 }, { itemId: '2' }])).toMatchObject({
      subtotal: 5_000 + 60_000,
      tax: 950,
      total: 65_950,
      lines: [{ quantity: 0 }, { itemId: '2', quantity: 1 }],
    });
  });

  test('of a line that was lowered, one unit is its share of what is left', () => {
    const { lines } = billed([{ quantity: 2, unitPrice: 50_000, taxRate: 0 }]);
    const { lines: lowered } = creditTotals(lines, [{ itemId: '1', amount: 60_000 }]);
    const left = leftOfLines(lines, lowered);
    expect(left).toMatchObject([{ quantity: 2, total: 40_000 }]);
    expect(creditTotals(left, [{ itemId: '1', quantity: 1 }])).toMatchObject({ total: 20_000 });
    expect(creditTotals(left, [{ itemId: '1', quantity: 2 }])).toMatchObject({ total: 40_000 });
  });

  test('take along what costs nothing with the last that does', () => {
    const { lines } = billed([
      { quantity: 1, unitPrice: 8_000, taxRate: 0 },
      { quantity: 2, unitPrice: 0, taxRate: 0 },
    ]);
    const part = creditTotals(lines, [{ itemId: '1', amount: 3_000 }]);
    expect(part.lines).toHaveLength(1);
    const whole = creditTotals(leftOfLines(lines, part.lines), [{ itemId: '1' }]);
    expect(whole.lines).toMatchObject([
      { itemId: '1', total: 5_000 },
      { itemId: '2', quantity: 2, total: 0 },
    ]);
  });

  test('name each member that cannot be', () => {
    const { lines } = billed([
      { quantity: 2, unitPrice: 10_000, taxRate: 0 },
      { quantity: 1, unitPrice: 0, taxRate: 0 },
    ]);
    const problems = (items: readonly CreditItem[]) =>
      creditProblems(lines, items).map(({ path, code }) => `${path} ${code}`);
    expect(problems([{ itemId: '0' }, { itemId: '3' }, { itemId: '01' }])).toEqual([
      'items.0.itemId not_found',
      'items.1.itemId not_found',
      'items.2.itemId not_found',
    ]);
    expect(problems([{ itemId: '1' }, { itemId: '1', quantity: 1 }])).toEqual([
      'items.1.itemId duplicate',
    ]);
    expect(problems([{ itemId: '1', quantity: 1, amount: 1 }])).toEqual([
      'items.0.amount exclusive',
    ]);
    expect(problems([{ itemId: '1', quantity: 3 }])).toEqual(['items.0.quantity exceeds_line']);
    expect(problems([{ itemId: '1', amount: 20_001 }])).toEqual(['items.0.amount exceeds_line']);
    expect(problems([{ itemId: '2' }])).toEqual(['items nothing']);
    const gone = leftOfLines(lines, creditTotals(lines, [{ itemId: '1' }]).lines);
    expect(creditProblems(gone, [{ itemId: '1' }])).toEqual([
      { path: 'items.0.itemId', code: 'not_found' },
    ]);
  });
});
