import * as z from 'zod/mini';
import { AGENDA_YEARS, id, isoDate } from '@/lib/contract/schemas';
import { addDays } from '@/lib/kit/dates/clinic-time';
import { parseDate } from '@/lib/kit/dates/dates';

/** Dates of the clinic, both included; one doctor's or everybody's. */
export interface AgendaRange {
  readonly from: string;
  readonly to: string;
  readonly doctorId?: string | undefined;
}

/** A month and a little: more is no agenda that anybody looks at. */
const MAX_DAYS = 42;

const agendaDate = isoDate.check(z.regex(AGENDA_YEARS));

/** The range that an address asks for. */
export const agendaRange = z
  .object({
    from: agendaDate,
    to: agendaDate,
    doctorId: z.optional(id),
    /** Of a stream: the version of it that the browser has. */
    have: z.optional(z.string().check(z.maxLength(64))),
  })
  .check(
    z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'Must not be before from.' }),
    // Asked also where `from` is no date, which has been said by then.
    z.refine(({ from, to }) => parseDate(from) === null || to < addDays(from, MAX_DAYS), {
      path: ['to'],
      error: `At most ${MAX_DAYS} days.`,
    }),
  );
