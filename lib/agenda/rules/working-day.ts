import type { Span } from '@/lib/kit/dates/span';
import { minutesOf, type WorkingBlock, weekdayOf } from '@/lib/kit/schedule';

/** A doctor's week and the days on which they are nowhere (`YYYY-MM-DD`). */
export interface DoctorWeek<Block extends WorkingBlock = WorkingBlock> {
  readonly workingDays: readonly Block[];
  readonly exceptions: readonly string[];
}

/**
 * A doctor's hours. `none`: there is no schedule yet. `unread`: it could not be loaded, which is not the
 * same, for then nobody knows when the doctor works.
 */
export type KnownWeek = DoctorWeek | 'none' | 'unread';

/** Hours at one place on one date. */
export interface WorkingHours extends Span {
  readonly locationId: string;
  readonly lunch: Span | undefined;
}

/** What a doctor does on a date, in minutes since its midnight. */
export interface WorkingDay {
  /** Nowhere, whatever the week says. */
  readonly isException: boolean;
  /** In order; none on a day that the week leaves free. On an exception: what would have been. */
  readonly hours: readonly WorkingHours[];
}

/**
 * What the week says of a date. A stored block that makes no sense (no time of day, an end before its
 * start) has no hours: what cannot be drawn is not guessed. `checkWorkingDays` finds it.
 */
export function workingDayOf(week: DoctorWeek, date: string): WorkingDay {
  const day = weekdayOf(date);
  const hours = week.workingDays
    .filter((block) => block.day === day)
    .flatMap((block) => hoursOf(block) ?? [])
    .sort((a, b) => a.from - b.from);
  return { isException: week.exceptions.includes(date), hours };
}

/** The minutes of a date in which the doctor can see somebody, at one place or at any. */
export function openOn(day: WorkingDay, locationId?: string): Span[] {
  if (day.isException) return [];
  return day.hours
    .filter((hours) => locationId === undefined || hours.locationId === locationId)
    .flatMap(({ from, to, lunch }) =>
      lunch === undefined
        ? [{ from, to }]
        : [
            { from, to: lunch.from },
            { from: lunch.to, to },
          ],
    )
    .filter(({ from, to }) => from < to);
}

function hoursOf(block: WorkingBlock): WorkingHours | undefined {
  const from = minutesOf(block.startTime);
  const to = minutesOf(block.endTime);
  if (from === null || to === null || from >= to) return undefined;
  return { from, to, locationId: block.locationId, lunch: lunchOf(block, { from, to }) };
}

/** Half a lunch, or one outside the block, is none: nobody knows when it would be. */
function lunchOf(block: WorkingBlock, { from, to }: Span): Span | undefined {
  const lunchFrom = minutesOf(block.lunchStartTime ?? '');
  const lunchTo = minutesOf(block.lunchEndTime ?? '');
  if (lunchFrom === null || lunchTo === null || lunchFrom >= lunchTo) return undefined;
  if (lunchFrom < from || lunchTo > to) return undefined;
  return { from: lunchFrom, to: lunchTo };
}
