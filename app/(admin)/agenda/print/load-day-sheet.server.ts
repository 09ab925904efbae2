import 'server-only';
import type { Contact } from '@/lib/agenda/confirmations/contact';
import { contactsOf } from '@/lib/agenda/confirmations/day-to-confirm.server';
import { readAgenda } from '@/lib/agenda/read-agenda.server';
import { filterEntries } from '@/lib/agenda/rules/agenda-columns';
import { type AgendaEntry, byTime, takesTime } from '@/lib/agenda/rules/agenda-entry';
import type { AgendaView } from '@/lib/agenda/shared/agenda-view';
import { readDirectory } from '@/lib/agenda/shared/directory.server';
import { recordShown } from '@/lib/server/door/audit-call';
import type { Caller } from '@/lib/server/door/caller';
import { ownRow } from '@/lib/server/door/own-row';

export interface SheetRow extends AgendaEntry {
  readonly contact: Contact;
  readonly place: string;
}

/** One doctor's day. */
export interface SheetOfDoctor {
  readonly doctorId: string;
  readonly doctor: string;
  readonly rows: readonly SheetRow[];
}

/**
 * The day of each doctor, in the order of the agenda's columns, without what was canceled. Each patient
 * is on the trail, for their telephone is read. Throws as `readOnBehalfOf` does.
 */
export async function loadDaySheet(
  caller: Caller,
  { date, doctors, locations }: Pick<AgendaView, 'date' | 'doctors' | 'locations'>,
): Promise<readonly SheetOfDoctor[]> {
  const [{ entries }, directory] = await Promise.all([
    readAgenda(caller, { from: date, to: date }),
    readDirectory(),
  ]);
  const shown = filterEntries(entries, { doctors, locations, statuses: [] })
    .filter((entry) => entry.date === date && takesTime(entry))
    .sort(byTime);
  const ids = [...new Set(shown.map(({ patientId }) => patientId))];
  const contacts = await contactsOf(ids, caller);
  await recordShown(caller, ownRow(caller, 'desk.sheet', { detail: { from: date } }), ids);
  const places = new Map(directory.locations.map(({ id, name }) => [id, name]));
  const known = directory.doctors.map(({ id }) => id);
  const order = [...new Set([...known, ...shown.map(({ doctorId }) => doctorId)])];
  return order.flatMap((doctorId) => {
    const own = shown.filter((entry) => entry.doctorId === doctorId);
    if (own.length === 0) return [];
    const doctor = directory.doctors.find(({ id }) => id === doctorId)?.name ?? doctorId;
    const rows = own.map((entry) => ({
      ...entry,
      contact: contacts[entry.patientId] ?? ('unread' as const),
      place: places.get(entry.locationId) ?? entry.locationId,
    }));
    return [{ doctorId, doctor, rows }];
  });
}
