import * as z from 'zod/mini';
import type { Opening } from '@/lib/agenda/rules/openings';
import { LONGEST_HOURS } from '@/lib/contract/limits';
import { AGENDA_YEARS, id, isoDate } from '@/lib/contract/schemas';
import { minutesOf, WEEKDAYS } from '@/lib/kit/schedule';

/** Minutes; shorter is no visit. */
const SHORTEST = 5;

/** What an address asks of the next openings. */
export const openingsQuery = z.object({
  duration: z.string().check(
    z.regex(/^\d{1,3}$/),
    z.refine((minutes) => Number(minutes) >= SHORTEST && Number(minutes) <= LONGEST_HOURS * 60),
  ),
  doctorId: z.optional(id),
  locationId: z.optional(id),
  procedureId: z.optional(id),
  from: isoDate.check(z.regex(AGENDA_YEARS)),
  part: z.optional(z.enum(['morning', 'afternoon'])),
  earliest: z.optional(z.string().check(z.refine((time) => minutesOf(time) !== null))),
  weekday: z.optional(z.enum(WEEKDAYS)),
  after: z.optional(z.string().check(z.refine((time) => minutesOf(time) !== null))),
});

/** The next openings of one doctor, or of all who come into question. */
export interface FoundOpenings {
  /** The earliest first. */
  readonly openings: readonly Opening[];
  /** From where on there may be more; absent where all that was to be searched was. */
  readonly next?: OpeningsCursor;
  /** The last date that was searched. */
  readonly searchedTo: string;
  /** Doctors whose hours could not be loaded: openings of theirs may be missing. */
  readonly unread: readonly string[];
  /** Doctors who have no schedule yet, so that nobody knows when they work. */
  readonly unscheduled: readonly string[];
}

export interface OpeningsCursor {
  /** `YYYY-MM-DD`. */
  readonly from: string;
  /** `HH:MM`: only what begins later on that date. */
  readonly after: string;
}
