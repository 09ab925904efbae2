import type { createAppointment, listAppointments } from '@/lib/contract/appointments';
import type { OperationResult } from '@/lib/contract/operation';
import { toOffsetDateTime } from '@/lib/kit/dates/clinic-time';
import { fullName } from '@/lib/kit/text/full-name';
import { appointments } from '../db/schema/appointments';
import { patients } from '../db/schema/patients';
import { procedures } from '../db/schema/procedures';
import { doctors } from '../db/schema/staff';

export const appointmentColumns = {
  id: appointments.id,
  patientId: appointments.patientId,
  doctorId: appointments.doctorId,
  locationId: appointments.locationId,
  procedureId: appointments.procedureId,
  startsAt: appointments.startsAt,
  endsAt: appointments.endsAt,
  status: appointments.status,
  notes: appointments.notes,
  version: appointments.version,
  createdAt: appointments.createdAt,
};

export const listedColumns = {
  ...appointmentColumns,
  patient: { firstName: patients.firstName, lastName: patients.lastName },
  doctor: {
    id: doctors.id,
    firstName: doctors.firstName,
    lastName: doctors.lastName,
    color: doctors.color,
  },
  procedure: { name: procedures.name },
};

export type AppointmentRow = Pick<
  typeof appointments.$inferSelect,
  keyof typeof appointmentColumns
>;

interface ListedRow extends AppointmentRow {
  readonly patient: { readonly firstName: string; readonly lastName: string };
  readonly doctor: {
    readonly id: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly color: string | null;
  };
  readonly procedure: { readonly name: string };
}

/** Times carry the offset that the clinic's clock has at that instant. */
export function toAppointment(
  { startsAt, endsAt, createdAt, ...row }: AppointmentRow,
  timezone: string,
): OperationResult<typeof createAppointment> {
  return {
    ...row,
    startTime: toOffsetDateTime(startsAt, timezone),
    endTime: toOffsetDateTime(endsAt, timezone),
    createdAt: createdAt.toISOString(),
  };
}

export function toListed(
  { patient, doctor, procedure, ...row }: ListedRow,
  timezone: string,
): OperationResult<typeof listAppointments>['data'][number] {
  return {
    ...toAppointment(row, timezone),
    patient,
    doctor: { ...doctor, fullName: fullName(doctor) },
    procedure,
  };
}
