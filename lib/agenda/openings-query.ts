import * as z from 'zod/mini';
import { LONGEST_HOURS } from '@/lib/contract/appointment-limits';
import { AGENDA_YEARS, id, isoDate } from '@/lib/contract/schemas';
import { minutesOf } from '@/lib/rules/schedule';

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
  after: z.optional(z.string().check(z.refine((time) => minutesOf(time) !== null))),
});
