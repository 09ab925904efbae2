import 'server-only';
import { readUpcoming } from '@/lib/agenda/read-upcoming.server';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import type { DoctorWeek } from '@/lib/agenda/rules/working-day';
import { listAppointments } from '@/lib/contract/appointments';
import { readPatient } from '@/lib/contract/patients';
import { outsideOf } from '@/lib/schedules/rules/affected-appointments';
import { ClinicError, InvalidInputError } from '@/lib/server/clinic/errors';
import { recordSuccess } from '@/lib/server/door/audit-call';
import type { Caller } from '@/lib/server/door/caller';
import { readOnBehalfOf, requireRight } from '@/lib/server/door/on-behalf-of';

/** Patients whose telephone is looked up: each is a record that is opened, and so on the trail. */
const LOOKED_UP = 150;
const AT_ONCE = 6;

export interface Outside {
  readonly entries: readonly AgendaEntry[];
  /** By the patient's id; of whom it was looked up and there is one. */
  readonly phones: ReadonlyMap<string, string>;
  /** There are more patients than were looked up. */
  readonly isCut: boolean;
}

/** Who stands outside of the saved hours, with telephones. Throws as `readOnBehalfOf` does. */
export async function loadOutside(
  caller: Caller,
  doctorId: string,
  week: DoctorWeek,
): Promise<Outside> {
  const query = { doctorId };
  await requireRight(caller, listAppointments, { query });
  const entries = outsideOf(await readUpcoming(doctorId, caller), week);
  await recordSuccess(caller, listAppointments, { params: {}, query }, entries);
  const ids = [...new Set(entries.map(({ patientId }) => patientId))];
  const phones = new Map<string, string>();
  for (let from = 0; from < Math.min(ids.length, LOOKED_UP); from += AT_ONCE) {
    const some = ids.slice(from, Math.min(from + AT_ONCE, LOOKED_UP));
    const found = await Promise.all(some.map((id) => phoneOf(caller, id)));
    for (const [index, id] of some.entries()) {
      const phone = found[index];
      if (phone) phones.set(id, phone);
    }
  }
  return { entries, phones, isCut: ids.length > LOOKED_UP };
}

/** A record that cannot be read leaves its appointment on the list. */
async function phoneOf(caller: Caller, id: string): Promise<string | undefined> {
  try {
    return (await readOnBehalfOf(caller, readPatient, { params: { id } })).phone;
  } catch (error) {
    if (error instanceof ClinicError || error instanceof InvalidInputError) return undefined;
    throw error;
  }
}
