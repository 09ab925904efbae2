import { shownName } from '@/lib/kit/text/full-name';
import 'server-only';
import { listAppointments } from '@/lib/contract/appointments';
import { addDays } from '@/lib/kit/dates/clinic-time';
import { FULL_PAGE } from '@/lib/server/door/all-pages';
import type { Caller } from '@/lib/server/door/caller';
import { readOnBehalfOf } from '@/lib/server/door/on-behalf-of';

/** How far back an attention is offered to be charged: payers take no older ones. */
const DAYS = 90;

/** An appointment that took place, or is about to. */
export interface Attention {
  readonly id: string;
  /** An instant. */
  readonly startTime: string;
  /** In words, where the service has them. */
  readonly procedure: string | undefined;
  readonly doctor: string | undefined;
}

/**
 * A patient's attentions of the last 90 days and of `today` (the clinic's, `YYYY-MM-DD`), the latest
 * first; those that were called off or missed are none. Throws as `readOnBehalfOf` does.
 */
export async function attentionsOf(
  caller: Caller,
  patientId: string,
  today: string,
): Promise<readonly Attention[]> {
  const { data } = await readOnBehalfOf(caller, listAppointments, {
    query: { patientId, from: addDays(today, -DAYS), to: today, page: 1, limit: FULL_PAGE },
  });
  return data
    .filter((one) => one.patientId === patientId)
    .filter(({ status }) => status === 'completed' || status === 'confirmed')
    .map(({ id, startTime, procedure, doctor }) => ({
      id,
      startTime,
      procedure: procedure?.name,
      doctor: shownName(doctor?.fullName ?? '') || undefined,
    }))
    .sort((a, b) => Date.parse(b.startTime) - Date.parse(a.startTime));
}
