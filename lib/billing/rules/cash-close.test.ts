import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CashMovement } from '@/lib/kit/cash-session';
import {
  countedTotal,
  DENOMINATION_NAMES,
  DENOMINATIONS,
  expectedCash,
  movementsToCount,
  sumByMethod,
} from './cash-close';

const METHODS = ['cash', 'card', 'credit_card', 'debit_card', 'transfer', 'bank_transfer', 'check'];
const amount = fc.integer({ min: 1, max: 999_999_999 });
const movement: fc.Arbitrary<CashMovement> = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom('payment', 'share', 'refund', 'reversal'),
  method: fc.constantFrom(...METHODS, 'other', 'bitcoin'),
  amount: amount.chain((pesos) => fc.constantFrom(pesos, -pesos)),
});
const movements = fc.array(movement, { maxLength: 40 });
const float = fc.integer({ min: 0, max: 9_999_999 });

test('property: what is expected is the float, and cash in, without cash out', () => {
  fc.assert(
    fc.property(float, movements, (base, all) => {
      const cash = all.filter(({ method }) => method === 'cash').map(({ amount }) => amount);
      const taken = cash.filter((pesos) => pesos > 0).reduce((sum, pesos) => sum + pesos, 0);
      const given = cash.filter((pesos) => pesos < 0).reduce((sum, pesos) => sum - pesos, 0);
      expect(expectedCash(base, all)).toBe(base + taken - given);
    }),
  );
});

test('property: the sums by method lose nothing, whatever the methods are called', () => {
  fc.assert(
    fc.property(movements, (all) => {
      const sums = sumByMethod(all);
      const net = sums.reduce((sum, method) => sum + method.in - method.out, 0);
      expect(net).toBe(all.reduce((sum, { amount }) => sum + amount, 0));
      expect(sums.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
      expect(new Set(sums.map(({ method }) => method)).size).toBe(sums.length);
    }),
  );
});

test('one method has one sum, cash first and what nobody knows last', () => {
  const of = (method: string, pesos: number) => ({
    id: `${method}${pesos}`,
    kind: 'payment',
    method,
    amount: pesos,
  });
  expect(
    sumByMethod([
      of('bitcoin', 1),
      of('bank_transfer', 2),
      of('credit_card', 3),
      of('cash', -5),
      of('debit_card', 4),
      of('transfer', 6),
      of('cash', 10.4),
    ]),
  ).toEqual([
    { method: 'cash', count: 2, in: 10, out: 5 },
    { method: 'card', count: 2, in: 7, out: 0 },
    { method: 'transfer', count: 2, in: 8, out: 0 },
    { method: 'bitcoin', count: 1, in: 1, out: 0 },
  ]);
});

test('property: notes and coins come to what a sum of them says', () => {
  const pieces = fc.record(
    Object.fromEntries(DENOMINATION_NAMES.map((name) => [name, fc.nat({ max: 9_999 })])),
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(pieces, (found) => {
      const sum = Object.entries(found).reduce(
        (total, [name, count]) =>
          total + DENOMINATIONS[name as keyof typeof DENOMINATIONS] * (count ?? 0),
        0,
      );
      expect(countedTotal({ pieces: found })).toBe(sum);
      expect(countedTotal({ sum })).toBe(sum);
    }),
  );
});

test('what was counted before is not counted again; what came late is, and is marked', () => {
  const at = (id: string, time: string | undefined, kind = 'payment'): CashMovement => ({
    id,
    kind,
    method: 'cash',
    amount: 1_000,
    at: time,
  });
  const found = movementsToCount(
    [
      at('old', '2026-11-20T10:00:00Z'),
      at('late', '2026-11-20T11:00:00Z'),
      at('now', '2026-11-21T12:00:00Z'),
      at('now', '2026-11-21T12:00:00Z'),
      at('untold', undefined),
      at('old', '2026-11-21T13:00:00Z', 'refund'),
    ],
    new Set(['payment old']),
    new Date('2026-11-21T12:00:00Z'),
  );
  expect(found.map(({ kind, id, isEarly }) => [kind, id, isEarly])).toEqual([
    ['payment', 'late', true],
    ['payment', 'now', false],
    ['payment', 'untold', false],
    ['refund', 'old', false],
  ]);
});

test('property: over two closes each movement is counted exactly once', () => {
  fc.assert(
    fc.property(movements, fc.nat({ max: 40 }), float, (all, cut, base) => {
      const opened = new Date(0);
      const first = movementsToCount(all.slice(0, cut), new Set(), opened);
      const known = new Set(first.map(({ kind, id }) => `${kind} ${id}`));
      const second = movementsToCount(all, known, opened);
      const both = [...first, ...second].map(({ kind, id }) => `${kind} ${id}`);
      expect(new Set(both).size).toBe(both.length);
      expect(new Set(both)).toEqual(new Set(all.map(({ kind, id }) => `${kind} ${id}`)));
      expect(expectedCash(expectedCash(base, first), second)).toBe(
        expectedCash(base, [...first, ...second]),
      );
    }),
  );
});
