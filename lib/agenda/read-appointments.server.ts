import 'server-only';
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

const PAGE = 100;
/** 20,000 appointments: a service whose total is beyond is asked for no more. */
const MAX_PAGES = 200;

/**
 * Every appointment of a range: the first page tells how many there are, the others are read at once.
 * Each appointment comes once, also where one was booked while the pages were read; a filter that the
 * service does not know is applied here. Shared by everybody: the caller answers for who may see it.
 * Throws `ClinicError`, also (503 `TOO_MANY_APPOINTMENTS`) where more are stored than can be read.
 */
export async function readAppointments(
  range: AppointmentRange,
  context: CallContext,
): Promise<ListedAppointment[]> {
  const { doctorId, patientId, status } = range;
  // Something was booked while the pages were read: they may have missed one at their seams.
  const pages = (await readPages(range, context)) ?? (await readPages(range, context, true));
  const found = new Map<string, ListedAppointment>();
  for (const appointment of pages ?? []) found.set(appointment.id, appointment);
  return [...found.values()].filter(
    (appointment) =>
      (doctorId === undefined || appointment.doctorId === doctorId) &&
      (patientId === undefined || appointment.patientId === patientId) &&
      (status === undefined || appointment.status === status),
  );
}

/** `undefined` where the total changed from page to page, unless that is to be taken as it is. */
async function readPages(
  { from, to, doctorId, patientId, status }: AppointmentRange,
  context: CallContext,
  asItIs = false,
): Promise<ListedAppointment[] | undefined> {
  const page = (number: number) =>
    clinic().client.call(
      listAppointments,
      {
        query: {
          page: number,
          limit: PAGE,
          from,
          to,
          ...(doctorId !== undefined && { doctorId }),
          ...(patientId !== undefined && { patientId }),
          ...(status !== undefined && { status }),
        },
      },
      context,
    );
  const first = await page(1);
  const { total, limit } = first.pagination;
  const pages = Math.ceil(total / Math.max(1, Math.min(limit, PAGE)));
  // Some of them are never given as if they were all.
  if (pages > MAX_PAGES) throw tooMany(context);
  const numbers = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => index + 2);
  const rest = await Promise.all(numbers.map(page));
  if (!asItIs && rest.some(({ pagination }) => pagination.total !== total)) return undefined;
  return [first, ...rest].flatMap(({ data }) => data);
}

function tooMany({ correlationId }: CallContext): ClinicError {
  return new ClinicError(503, 'TOO_MANY_APPOINTMENTS', {
    operation: listAppointments.id,
    correlationId,
  });
}
