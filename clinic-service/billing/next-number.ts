import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/storage/open-database';
import { counters } from '../db/schema/billing';

/** Payments of invoices and patient shares are receipted in one series, as a till does. */
const PREFIXES = { invoice: 'F', receipt: 'RC', 'payer-account': 'CC' } as const;
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

/** The number that somebody looks for: `42`, `f 42` and `F-000042` are all `F-000042`. */
export function numberIn(series: Series, typed: string): string | undefined {
  const [, letters, digits] = /^([a-z]*)\s*-?\s*(\d{1,9})$/i.exec(typed.trim()) ?? [];
  if (digits === undefined) return undefined;
  if (letters !== '' && letters?.toUpperCase() !== PREFIXES[series]) return undefined;
  return numberOf(series, Number(digits));
}
