import 'server-only';
import { listAppointments } from '@/lib/contract/appointments';
import { recordSuccess } from '@/lib/server/door/audit-call';
import type { Caller } from '@/lib/server/door/caller';
import { requireRight } from '@/lib/server/door/on-behalf-of';
import { agendaFeed } from './agenda-feeds.server';
import type { AgendaRange } from './agenda-range';
import { type AgendaSnapshot, toAgendaSnapshot } from './agenda-snapshot';

/**
 * The appointments of a range, on behalf of a person: as the list that they are, they leave a row on
 * the audit trail. May be older than asked for while the service is down: `readAt` says so. Throws
 * `ForbiddenError` and `ClinicError`.
 */
export async function readAgenda(
  caller: Caller,
  { from, to, doctorId }: AgendaRange,
): Promise<AgendaSnapshot> {
  const query = { from, to, doctorId };
  await requireRight(caller, listAppointments, { query });
  const snapshot = await agendaFeed(query).current();
  // Its pages are read for one view, so none of them is in the row.
  await recordSuccess(caller, listAppointments, { params: {}, query }, snapshot.entries);
  return toAgendaSnapshot(snapshot);
}
