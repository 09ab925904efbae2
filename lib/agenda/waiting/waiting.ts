import * as z from 'zod/mini';
import type { WaitingWish } from '@/lib/agenda/rules/waiting-fits';
import { MAX_REASON, PRINTABLE } from '@/lib/contract/limits';
import { AGENDA_YEARS, id, isoDate } from '@/lib/contract/schemas';

export const MAX_WAITING_NOTE = MAX_REASON;

const agendaDate = isoDate.check(z.regex(AGENDA_YEARS));
const ids = z.array(id).check(z.maxLength(50));

/** Somebody who wants to come sooner. */
export const waitingBody = z
  .strictObject({
    id,
    patientId: id,
    procedureId: id,
    doctorIds: ids,
    locationIds: ids,
    morning: z.boolean(),
    afternoon: z.boolean(),
    weekdays: z.array(z.int().check(z.gte(1), z.lte(7))).check(z.maxLength(7)),
    until: z.optional(agendaDate),
    note: z.optional(
      z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_WAITING_NOTE), z.regex(PRINTABLE)),
    ),
  })
  .check(z.refine(({ morning, afternoon }) => morning || afternoon, { path: ['morning'] }));
export type WaitingBody = z.output<typeof waitingBody>;

export const closingWaiting = z.strictObject({ id, as: z.enum(['booked', 'withdrawn']) });
export type ClosingWaiting = z.output<typeof closingWaiting>;

const minute = z.string().check(z.regex(/^\d{1,4}$/));

/** The time that became free, as an address has it. */
export const fitsQuery = z.object({
  doctorId: id,
  locationId: id,
  date: agendaDate,
  from: minute,
  to: minute,
});

/** A row of the list, with as much of the patient as could be read. */
export interface WaitingRow extends WaitingWish {
  readonly id: string;
  readonly patientId: string;
  readonly patient?: string;
  readonly phone?: string;
  readonly note?: string;
  /** ISO instant since which they wait. */
  readonly at: string;
  readonly by: string;
}

/** What an open list is narrowed by. */
export interface WaitingFilter {
  readonly procedureId?: string | undefined;
  readonly doctorId?: string | undefined;
}
