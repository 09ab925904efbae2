import { and, type Column, gte, lt, type SQL } from 'drizzle-orm';
import { clinicInstant } from '@/lib/rules/clinic-time';

interface Dates {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Instants within dates of the clinic's calendar, both included. */
export function inDates(column: Column, { from, to }: Dates, zone: string): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(column, clinicInstant(inRange(from), '00:00', zone)),
    to === undefined ? undefined : lt(column, endOfDay(to, zone)),
  );
}

/** Nothing is billed before; dates and zones of the first centuries are not what they seem. */
const EARLIEST = '1900-01-01';

function inRange(date: string): string {
  return date < EARLIEST ? EARLIEST : date;
}

/** The last instant that can be written with a year of four digits. */
const LAST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** Not by the date of the day after: there is none behind the last one that can be written. */
function endOfDay(date: string, zone: string): Date {
  return new Date(Math.min(clinicInstant(inRange(date), '23:59', zone).getTime() + 60_000, LAST));
}
