import { expect, test } from 'vitest';
import { shareTotals } from './share-totals';

const share = (concept: string, status: string, amount: number) => ({
  concept,
  conceptLabel: `c ${concept}`,
  status,
  statusLabel: `s ${status}`,
  amount,
});
const KNOWN = { concepts: ['copago', 'bono'], statuses: ['pending', 'completed'] };

test('sums up by concept and status, what is unknown after what is known', () => {
  const totals = shareTotals(
    [
      share('nuevo', 'completed', 7),
      share('bono', 'completed', 5_000),
      share('copago', 'extraño', 1),
      share('copago', 'completed', 10_000),
      share('copago', 'completed', 20_000),
      share('copago', 'pending', 400),
    ],
    KNOWN,
  );
  expect(totals).toEqual({
    statuses: [
      { value: 'pending', label: 's pending', count: 1, amount: 400 },
      { value: 'completed', label: 's completed', count: 4, amount: 35_007 },
      { value: 'extraño', label: 's extraño', count: 1, amount: 1 },
    ],
    concepts: [
      {
        value: 'copago',
        label: 'c copago',
        count: 4,
        amount: 30_401,
        byStatus: [
          { value: 'pending', label: 's pending', count: 1, amount: 400 },
          { value: 'completed', label: 's completed', count: 2, amount: 30_000 },
          { value: 'extraño', label: 's extraño', count: 1, amount: 1 },
        ],
      },
      {
        value: 'bono',
        label: 'c bono',
        count: 1,
        amount: 5_000,
        byStatus: [{ value: 'completed', label: 's completed', count: 1, amount: 5_000 }],
      },
      {
        value: 'nuevo',
        label: 'c nuevo',
        count: 1,
        amount: 7,
        byStatus: [{ value: 'completed', label: 's completed', count: 1, amount: 7 }],
      },
    ],
    all: { count: 6, amount: 35_408 },
  });
});

test('of none there is nothing', () => {
  expect(shareTotals([], KNOWN)).toEqual({
    statuses: [],
    concepts: [],
    all: { count: 0, amount: 0 },
  });
});
