import { and, type Column, gte, lt, type SQL, sql } from 'drizzle-orm';
import { addDays, clinicInstant } from '@/lib/kit/dates/clinic-time';

interface Dates {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Instants within dates of the clinic's calendar, both included. */
export function inDates(column: Column, { from, to }: Dates, zone: string): SQL | undefined {
  const midnight = (date: string) => written(clinicInstant(date, '00:00', zone));
  return and(
    from === undefined ? undefined : gte(column, midnight(from)),
    to === undefined ? undefined : lt(column, midnight(addDays(to, 1))),
  );
}

/** As a number: midnights at the ends of the calendar lie in years the database cannot read as text. */
function written(instant: Date): SQL {
  return sql`to_timestamp(${instant.getTime() / 1000})`;
}
