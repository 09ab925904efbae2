import 'server-only';
import { allPages, FULL_PAGE } from '@/lib/clinic/all-pages';
import { clinic } from '@/lib/clinic/clinic.server';
import { ClinicError } from '@/lib/clinic/errors';
import type { CallContext } from '@/lib/clinic/service-request';
import { listAppointments } from '@/lib/contract/appointments';
import type { OperationOutput } from '@/lib/contract/operation';

export type ListedAppointment = OperationOutput<typeof listAppointments>['data'][number];

/** Dates of the clinic, both included. */
export interface AppointmentRange {
  readonly from: string;
  readonly to: string;
  readonly doctorId?: string | undefined;
  readonly patientId?: string | undefined;
  readonly status?: 'confirmed' | undefined;
}

/** 20,000 appointments: a service whose total is beyond is asked for no more. */
const MAX_PAGES = 200;

/**
 * Every appointment of a range. Each appointment comes once, also where one was booked while the pages were read; a filter that the
 * service does not know is applied here. Shared by everybody: the caller answers for who may see it.
 * Throws `ClinicError`, also (503 `TOO_MANY_APPOINTMENTS`) where more are stored than can be read.
 */
export async function readAppointments(
  range: AppointmentRange,
  context: CallContext,
): Promise<ListedAppointment[]> {
  const { from, to, doctorId, patientId, status } = range;
  const all = await allPages(
    (page) =>
      clinic().client.call(
        listAppointments,
        {
          query: {
            page,
            limit: FULL_PAGE,
            from,
            to,
            ...(doctorId !== undefined && { doctorId }),
            ...(patientId !== undefined && { patientId }),
            ...(status !== undefined && { status }),
          },
        },
        context,
      ),
    MAX_PAGES,
  );
  if ('tooMany' in all) throw tooMany(context);
  const found = new Map<string, ListedAppointment>();
  for (const appointment of all.rows) found.set(appointment.id, appointment);
  return [...found.values()].filter(
    (appointment) =>
      (doctorId === undefined || appointment.doctorId === doctorId) &&
      (patientId === undefined || appointment.patientId === patientId) &&
      (status === undefined || appointment.status === status),
  );
}

function tooMany({ correlationId }: CallContext): ClinicError {
  return new ClinicError(503, 'TOO_MANY_APPOINTMENTS', {
    operation: listAppointments.id,
    correlationId,
  });
}
