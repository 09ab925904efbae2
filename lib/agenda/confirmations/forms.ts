import * as z from 'zod/mini';
import { CALL_OUTCOMES } from '@/lib/agenda/rules/confirmations';
import { AGENDA_YEARS, id, isoDate } from '@/lib/contract/schemas';
import { DAY_MINUTES } from '@/lib/kit/dates/span';

export const agendaDate = isoDate.check(z.regex(AGENDA_YEARS));

/** What came of a call; `none` takes it back. */
export const callBody = z.strictObject({
  appointmentId: id,
  /** The hour that was spoken of: date of the clinic, minutes since its midnight. */
  date: agendaDate,
  from: z.int().check(z.gte(0), z.lt(DAY_MINUTES)),
  outcome: z.enum([...CALL_OUTCOMES, 'none']),
});

export type CallBody = z.output<typeof callBody>;
