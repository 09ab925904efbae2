import { and, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { listAppointments } from '@/lib/contract/appointments';
import type { ParsedInput } from '@/lib/contract/operation';
import { addDays, clinicInstant } from '@/lib/rules/clinic-time';
import type { Principal } from '../context';
import { appointments } from '../db/schema/appointments';

type Query = ParsedInput<typeof listAppointments>['query'];

const EVERY_DOCTOR: readonly string[] = ['all', 'todos', '*'];
/** No appointment lies outside of these years, and instants near the ends of the calendar are none. */
const FIRST = '1900-01-01';
const LAST = '2199-12-31';

/** What the query asks for; days are those of the clinic's clock, by which the appointment starts. */
export function matchingAppointments(
  { clinicId, timezone }: Principal,
  { from, to, status, locationId, doctorId, patientId }: Query,
): SQL | undefined {
  const midnight = (date: string) => clinicInstant(date, '00:00', timezone);
  const one = doctorId !== undefined && !EVERY_DOCTOR.includes(doctorId);
  return and(
    eq(appointments.clinicId, clinicId),
    one ? eq(appointments.doctorId, doctorId) : undefined,
    patientId === undefined ? undefined : eq(appointments.patientId, patientId),
    locationId === undefined ? undefined : eq(appointments.locationId, locationId),
    status === undefined ? undefined : eq(appointments.status, status),
    from === undefined || from < FIRST ? undefined : gte(appointments.startsAt, midnight(from)),
    to === undefined || to > LAST ? undefined : lt(appointments.startsAt, midnight(addDays(to, 1))),
  );
}
