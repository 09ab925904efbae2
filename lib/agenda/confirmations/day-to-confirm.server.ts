import 'server-only';
import { agendaFeed } from '@/lib/agenda/agenda-feeds.server';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { toConfirm } from '@/lib/agenda/rules/confirmations';
import { fullName, shownName } from '@/lib/kit/text/full-name';
import type { Caller } from '@/lib/server/door/caller';
import { patientName } from '@/lib/server/door/patient-names.server';
import type { Contact } from './contact';

/** Records read at once: a list of ninety patients is no reason to keep others waiting. */
const AT_ONCE = 6;

/** The appointments of a date whose patients are asked. Throws `ClinicError`. */
export async function dayToConfirm(date: string): Promise<readonly AgendaEntry[]> {
  const { entries } = await agendaFeed({ from: date, to: date, doctorId: undefined }).current();
  return toConfirm(entries, date);
}

/** One of them; undefined where it is not on that date any more, or was canceled. */
export async function appointmentToConfirm(
  date: string,
  appointmentId: string,
): Promise<AgendaEntry | undefined> {
  return (await dayToConfirm(date)).find(({ id }) => id === appointmentId);
}

/** How each patient is reached. The caller leaves the row on the trail, and checks the role. */
export async function contactsOf(
  patientIds: readonly string[],
  caller: Caller,
): Promise<Record<string, Contact>> {
  const contacts: Record<string, Contact> = {};
  for (let from = 0; from < patientIds.length; from += AT_ONCE) {
    const some = patientIds.slice(from, from + AT_ONCE);
    const read = await Promise.all(some.map((id) => contactOf(id, caller)));
    for (const [index, id] of some.entries()) contacts[id] = read[index] ?? 'unread';
  }
  return contacts;
}

async function contactOf(id: string, caller: Caller): Promise<Contact> {
  const patient = await patientName(id, caller);
  if (typeof patient === 'string') return patient;
  const { firstName, phone } = patient;
  return {
    name: fullName(patient),
    firstName: shownName(firstName),
    ...(phone && { phone }),
  };
}
