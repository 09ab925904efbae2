import type { CashCount, CashMovement, MethodSum } from '@/lib/kit/cash-session';

/* The cash close (arqueo): what a till should hold, and what is in it. Whole pesos (COP) everywhere. */

/** Notes and coins of the Banco de la República in use; a thousand is both. */
export const DENOMINATIONS = {
  note100000: 100_000,
  note50000: 50_000,
  note20000: 20_000,
  note10000: 10_000,
  note5000: 5_000,
  note2000: 2_000,
  note1000: 1_000,
  coin1000: 1_000,
  coin500: 500,
  coin200: 200,
  coin100: 100,
  coin50: 50,
} as const;

export type Denomination = keyof typeof DENOMINATIONS;
export const DENOMINATION_NAMES = Object.keys(DENOMINATIONS) as readonly Denomination[];

export function countedTotal(counted: CashCount): number {
  if ('sum' in counted) return counted.sum;
  return DENOMINATION_NAMES.reduce(
    (total, name) => total + DENOMINATIONS[name] * (counted.pieces[name] ?? 0),
    0,
  );
}

/** Payments and patient shares call the same method by different names; any other is kept as it came. */
const METHODS: Readonly<Record<string, string>> = {
  cash: 'cash',
  card: 'card',
  credit_card: 'card',
  debit_card: 'card',
  transfer: 'transfer',
  bank_transfer: 'transfer',
  check: 'check',
  other: 'other',
};
const ORDER = ['cash', 'card', 'transfer', 'check', 'other'];

export function methodOf({ method }: Pick<CashMovement, 'method'>): string {
  return METHODS[method] ?? method;
}

/** By method: cash first, unknown ones last. */
export function sumByMethod(movements: readonly CashMovement[]): MethodSum[] {
  return addSums(
    movements.map((movement) => {
      const amount = Math.round(movement.amount);
      const taken = Math.max(0, amount);
      return { method: methodOf(movement), count: 1, in: taken, out: taken - amount };
    }),
  );
}

/** One sum for each method. */
export function addSums(all: readonly MethodSum[]): MethodSum[] {
  const sums = new Map<string, MethodSum>();
  for (const one of all) {
    const { method } = one;
    const before = sums.get(method) ?? { method, count: 0, in: 0, out: 0 };
    sums.set(method, {
      method,
      count: before.count + one.count,
      in: before.in + one.in,
      out: before.out + one.out,
    });
  }
  const place = ({ method }: MethodSum) =>
    ORDER.includes(method) ? ORDER.indexOf(method) : ORDER.length;
  return [...sums.values()].sort((a, b) => place(a) - place(b) || a.method.localeCompare(b.method));
}

/** What a till should hold: its float and what came in, without what went out. */
export function expectedCash(float: number, movements: readonly CashMovement[]): number {
  const cash = sumByMethod(movements).find(({ method }) => method === 'cash');
  return float + (cash?.in ?? 0) - (cash?.out ?? 0);
}

/** Names a movement among all kinds. */
export const movementKey = ({ kind, id }: Pick<CashMovement, 'kind' | 'id'>) => `${kind} ${id}`;

/** Milliseconds that clocks of service and application may differ, or go back, without a loss. */
export const CLOCK_SLACK = 24 * 60 * 60_000;

/**
 * Movements that a close has to count: those that no earlier close counted, and that were not there
 * before the person's first session. Ids decide and not times: what came late or by a clock that went
 * back is among them, marked `isEarly` where it is dated before the session was opened.
 */
export function movementsToCount<M extends CashMovement>(
  movements: readonly M[],
  counted: ReadonlySet<string>,
  openedAt: Date,
): (M & { readonly isEarly: boolean })[] {
  const seen = new Set(counted);
  return movements.flatMap((movement) => {
    const key = movementKey(movement);
    // A page may give again what moved while it was read.
    if (seen.has(key)) return [];
    seen.add(key);
    const isEarly = movement.at !== undefined && Date.parse(movement.at) < openedAt.getTime();
    return [{ ...movement, isEarly }];
  });
}
