import { and, type Column, gte, lt, type SQL, sql } from 'drizzle-orm';
import { addDays, clinicInstant } from '@/lib/kit/dates/clinic-time';

interface Dates {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Instants within dates of the clinic's calendar, both included. */
export function inDates(column: Column, { from, to }: Dates, zone: string): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(column, midnight(from, zone)),
    to === undefined ? undefined : lt(column, midnight(addDays(to, 1), zone)),
  );
}

/**
 * When a date begins at the clinic. As a number: midnights at the ends of the calendar lie in years the
 * database cannot read as text.
 */
export function midnight(date: string, zone: string): SQL {
  return sql`to_timestamp(${clinicInstant(date, '00:00', zone).getTime() / 1000})`;
}
