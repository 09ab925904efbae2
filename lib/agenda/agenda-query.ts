import * as z from 'zod/mini';
import { id, isoDate } from '@/lib/contract/schemas';
import { addDays } from '@/lib/rules/clinic-time';

/** A month and a little: more is no agenda that anybody looks at. */
const MAX_DAYS = 42;

/** The range that an address asks for. */
export const agendaRange = z
  .object({
    from: isoDate,
    to: isoDate,
    doctorId: z.optional(id),
    /** Of a stream: the version of it that the browser has. */
    have: z.optional(z.string().check(z.maxLength(64))),
  })
  .check(
    z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'Must not be before from.' }),
    z.refine(({ from, to }) => to < addDays(from, MAX_DAYS), {
      path: ['to'],
      error: `At most ${MAX_DAYS} days.`,
    }),
  );
