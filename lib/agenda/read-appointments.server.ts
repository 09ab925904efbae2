import 'server-only';
import { setTimeout as delay } from 'node:timers/promises';
import { listAppointments } from '@/lib/contract/appointments';
import type { OperationOutput } from '@/lib/contract/operation';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { ClinicError } from '@/lib/server/clinic/errors';
import type { CallContext } from '@/lib/server/clinic/service-request';
import { allPages, FULL_PAGE } from '@/lib/server/door/all-pages';

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

/** Pauses that a patient reading waits out, and seconds of one for which the service does not say how long. */
const MOST_PAUSES = 30;
const PAUSE = 10;

/** Runs `read` again after each pause that the service asks for, so that pages read before are kept. */
async function waitingOut<T>(read: () => Promise<T>): Promise<T> {
  for (let pauses = 0; ; pauses += 1) {
    try {
      return await read();
    } catch (error) {
      const isPause = error instanceof ClinicError && error.code === 'RATE_LIMITED';
      if (!isPause || pauses === MOST_PAUSES) throw error;
      await delay((error.retryAfter ?? PAUSE) * 1000);
    }
  }
}

/**
 * Every appointment of a range. Each appointment comes once, also where one was booked while the pages were read; a filter that the
 * service does not know is applied here. Shared by everybody: the caller answers for who may see it.
 * `isPatient`: a service with few requests to spare is waited for, however long that takes.
 * Throws `ClinicError`, also (503 `TOO_MANY_APPOINTMENTS`) where more are stored than can be read.
 */
export async function readAppointments(
  range: AppointmentRange,
  context: CallContext,
  { isPatient = false } = {},
): Promise<ListedAppointment[]> {
  const { from, to, doctorId, patientId, status } = range;
  const patiently = isPatient ? waitingOut : <T>(read: () => Promise<T>) => read();
  const all = await allPages(
    (page) =>
      patiently(() =>
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
