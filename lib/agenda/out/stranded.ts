import * as z from 'zod/mini';
import type { CallOutcome } from '@/lib/agenda/rules/desk-notes';
import { AGENDA_YEARS, id, isoDate, offsetDateTime } from '@/lib/contract/schemas';

/** Somebody whose doctor is out, as the desk calls them. */
export interface StrandedPerson {
  readonly appointmentId: string;
  readonly patientId: string;
  readonly phone?: string;
  /** The record could not be read: nobody knows whether there is a phone. */
  readonly isUnread?: true;
  /** What came of calling them about another hour. */
  readonly call?: CallOutcome;
}

export const CALL_OUTCOMES = ['no_answer', 'left_message', 'wrong_number', 'will_change'] as const;

export const callBody = z.strictObject({
  appointmentId: id,
  patientId: id,
  /** The start that was spoken of. */
  startsAt: offsetDateTime,
  outcome: z.enum(CALL_OUTCOMES),
});
export type CallBody = z.output<typeof callBody>;

/** Whose date it is. */
export const outQuery = z.object({ doctorId: id, date: isoDate.check(z.regex(AGENDA_YEARS)) });
