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
