import { shownName } from '@/lib/rules/full-name';
import 'server-only';
import { recordSuccess } from '@/lib/clinic/audit-call';
import type { Caller } from '@/lib/clinic/caller';
import { requireRight } from '@/lib/clinic/on-behalf-of';
import { listAppointments } from '@/lib/contract/appointments';
import { env } from '@/lib/env.server';
import { agendaEntryOf, byTime } from '@/lib/rules/agenda-entry';
import { hasCome } from '@/lib/rules/appointment-status';
import { addDays, clinicMoment } from '@/lib/rules/clinic-time';
import { namesAtHand } from './names-at-hand.server';
import type { PatientVisit, PatientVisits } from './patient-visits';
import { readAppointments } from './read-appointments.server';

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
