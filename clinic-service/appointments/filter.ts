import { and, eq, type SQL } from 'drizzle-orm';
import type { listAppointments } from '@/lib/contract/appointments';
import type { ParsedInput } from '@/lib/contract/operation';
import type { Principal } from '../auth/principal';
import { appointments } from '../db/schema/appointments';
import { inDates } from '../in-dates';

type Query = ParsedInput<typeof listAppointments>['query'];

const EVERY_DOCTOR: readonly string[] = ['all', 'todos', '*'];

/** What the query asks for; days are those of the clinic's clock, by which the appointment starts. */
export function matchingAppointments(
  { clinicId, timezone }: Principal,
  { from, to, status, locationId, doctorId, patientId }: Query,
): SQL | undefined {
  const one = doctorId !== undefined && !EVERY_DOCTOR.includes(doctorId);
  return and(
    eq(appointments.clinicId, clinicId),
    one ? eq(appointments.doctorId, doctorId) : undefined,
    patientId === undefined ? undefined : eq(appointments.patientId, patientId),
    locationId === undefined ? undefined : eq(appointments.locationId, locationId),
    status === undefined ? undefined : eq(appointments.status, status),
    inDates(appointments.startsAt, { from, to }, timezone),
  );
}
