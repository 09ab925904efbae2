import type { FieldError } from '@/lib/contract/errors';
import { LONGEST_HOURS } from '@/lib/contract/limits';
import { AGENDA_YEARS } from '@/lib/contract/schemas';
import { toOffsetDateTime } from '@/lib/kit/dates/clinic-time';

/** The instant that was written, in whole seconds: what is answered must be what was compared. */
export function instantOf(written: string): Date {
  return new Date(Math.floor(Date.parse(written) / 1_000) * 1_000);
}

/**
 * Which of the instants lie, on the clinic's clock, beyond the years in which people make
 * appointments. The contract looks at them as they are written: with another offset the year can be
 * another one, and what is answered must be what is taken again.
 */
export function wrongYears(
  times: Readonly<Partial<Record<'startTime' | 'endTime', Date>>>,
  zone: string,
): FieldError[] {
  return Object.entries(times)
    .filter(([, instant]) => !AGENDA_YEARS.test(toOffsetDateTime(instant, zone)))
    .map(([path]) => ({ path, code: 'out_of_range', message: 'Must lie between 1900 and 2199.' }));
}

/** Why the times are none of an appointment; the end is not part of it. */
export function wrongTimes(startsAt: Date, endsAt: Date): FieldError[] {
  const hours = (endsAt.getTime() - startsAt.getTime()) / 3_600_000;
  const path = 'endTime';
  if (hours <= 0) return [{ path, code: 'not_after_start', message: 'Must be after the start.' }];
  if (hours <= LONGEST_HOURS) return [];
  return [{ path, code: 'too_long', message: `At most ${LONGEST_HOURS} hours after the start.` }];
}
