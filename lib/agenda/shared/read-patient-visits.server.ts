import { shownName } from '@/lib/kit/text/full-name';
import 'server-only';
import { namesAtHand } from '@/lib/agenda/names-at-hand.server';
import { readAppointments } from '@/lib/agenda/read-appointments.server';
import { agendaEntryOf, byTime } from '@/lib/agenda/rules/agenda-entry';
import { hasCome } from '@/lib/agenda/rules/appointment-status';
import { listAppointments } from '@/lib/contract/appointments';
import { addDays, clinicMoment } from '@/lib/kit/dates/clinic-time';
import { recordSuccess } from '@/lib/server/door/audit-call';
import type { Caller } from '@/lib/server/door/caller';
import { requireRight } from '@/lib/server/door/on-behalf-of';
import { env } from '@/lib/server/settings/env.server';
import type { PatientVisit, PatientVisits } from './patient-visits';

/** Days before and after today: who came longer ago is asked of the clinical record. */
const BEFORE = 2 * 365;
const AFTER = 365;

/**
 * A patient's appointments of two years back and one ahead, with the names of who and where: on the
 * trail as a look at that patient. Throws `ForbiddenError` and `ClinicError`: some of them are never
 * given as all of them.
 */
export async function readPatientVisits(
  caller: Caller,
  patientId: string,
  now = new Date(),
): Promise<PatientVisits> {
  await requireRight(caller, listAppointments, { query: { patientId } });
  const { timezone } = env();
  const moment = clinicMoment(now, timezone);
  const range = { from: addDays(moment.date, -BEFORE), to: addDays(moment.date, AFTER), patientId };
  const [listed, { doctors, locations }] = await Promise.all([
    readAppointments(range, caller),
    namesAtHand(),
  ]);
  // Its pages are read for one view, so none of them is in the row.
  await recordSuccess(caller, listAppointments, { params: {}, query: range }, undefined);
  const nameIn = (all: readonly { id: string; name: string }[], wanted: string) =>
    all.find(({ id }) => id === wanted)?.name;
  const coming: PatientVisit[] = [];
  const past: PatientVisit[] = [];
  const entries = listed.flatMap((told) => {
    const entry = agendaEntryOf(told, timezone);
    const doctor = shownName(told.doctor?.fullName ?? '') || undefined;
    return entry ? [{ ...entry, doctor }] : [];
  });
  for (const entry of entries.sort(byTime)) {
    const { id, date, from, to, status, procedure, doctorId, locationId } = entry;
    const doctor = entry.doctor ?? nameIn(doctors, doctorId);
    const place = nameIn(locations, locationId);
    const isOver = hasCome(date, to, moment);
    (isOver ? past : coming).push({
      id,
      date,
      from,
      to,
      status,
      ...(procedure !== undefined && { procedure }),
      ...(doctor !== undefined && { doctor }),
      ...(place !== undefined && { place }),
      ...(status === 'confirmed' && hasCome(date, from, moment) && { isOpen: true }),
    });
  }
  return { coming, past: past.reverse() };
}
