import { between, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '@/lib/server/storage/open-database';
import { counters } from '../db/schema/billing';

/** Payments of invoices and patient shares are receipted in one series, as a till does. */
const PREFIXES = {
  draft: 'B',
  invoice: 'F',
  'credit-note': 'NC',
  receipt: 'RC',
  reversal: 'AR',
  refund: 'CE',
  'payer-account': 'CC',
} as const;
export type Series = keyof typeof PREFIXES;

/**
 * The next number of a series. Its row stays locked until the transaction ends, so that numbers
 * neither repeat nor leave gaps: take it as late as possible.
 */
export async function nextNumber(tx: Database, clinicId: string, series: Series): Promise<string> {
  const [counter] = await tx
    .insert(counters)
    .values({ clinicId, name: series, value: 1 })
    .onConflictDoUpdate({
      target: [counters.clinicId, counters.name],
      set: { value: sql`${counters.value} + 1` },
    })
    .returning({ value: counters.value });
  if (counter === undefined) throw new Error('a counter returned no row');
  return numberOf(series, counter.value);
}

/** `F-000042`. */
export function numberOf(series: Series, value: number): string {
  return `${PREFIXES[series]}-${String(value).padStart(6, '0')}`;
}

/** What is read of a number, and no number has more. */
const MOST_DIGITS = 9;

/**
 * The numbers that somebody looks for: `42`, `f 42` and `F-000042` are all `F-000042`; while it is
 * typed, `0014` and `F-0014` are also all that begin with `F-0014`. Undefined where it is no number of
 * the series. A range, which an index can serve: numbers of a series differ in nothing but digits.
 */
export function hasNumber(column: PgColumn, series: Series, typed: string): SQL | undefined {
  const [, letters, digits] = /^([a-z]*)\s*-?\s*(\d+)$/i.exec(typed.trim()) ?? [];
  if (digits === undefined || digits.length > MOST_DIGITS) return undefined;
  if (letters !== '' && letters?.toUpperCase() !== PREFIXES[series]) return undefined;
  const begun = `${PREFIXES[series]}-${digits}`;
  return or(
    eq(column, numberOf(series, Number(digits))),
    between(column, begun, begun.padEnd(PREFIXES[series].length + 1 + MOST_DIGITS, '9')),
  );
}
