import type { FieldError } from '@/lib/contract/errors';

const LONGEST_HOURS = 12;

/** The instant that was written, in whole seconds: what is answered must be what was compared. */
export function instantOf(written: string): Date {
  return new Date(Math.floor(Date.parse(written) / 1_000) * 1_000);
}

/** Why the times are none of an appointment; the end is not part of it. */
export function wrongTimes(startsAt: Date, endsAt: Date): FieldError[] {
  const hours = (endsAt.getTime() - startsAt.getTime()) / 3_600_000;
  const path = 'endTime';
  if (hours <= 0) return [{ path, code: 'not_after_start', message: 'Must be after the start.' }];
  if (hours <= LONGEST_HOURS) return [];
  return [{ path, code: 'too_long', message: `At most ${LONGEST_HOURS} hours after the start.` }];
}
