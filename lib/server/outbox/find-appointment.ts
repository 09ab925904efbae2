import type * as z from 'zod/mini';
import type { createAppointment, listAppointments } from '@/lib/contract/appointments';
import type { OperationOutput } from '@/lib/contract/operation';
import { clinicMoment } from '@/lib/kit/dates/clinic-time';
import { findInPages } from './find-in-pages';

type Booked = z.core.output<NonNullable<(typeof createAppointment)['body']>>;
type Page = OperationOutput<typeof listAppointments>;
type ListQuery = z.core.input<NonNullable<(typeof listAppointments)['query']>>;

/**
 * The appointment that a booking would have made, by what makes it that one: a doctor sees one patient
 * at a time. One that was canceled since does not count. A service may ignore any filter.
 */
export async function findAppointment(
  booked: Booked,
  zone: string,
  list: (query: ListQuery) => Promise<Page>,
): Promise<Page['data'][number] | undefined> {
  const { patientId } = booked;
  const { date } = clinicMoment(new Date(booked.startTime), zone);
  return findInPages(
    (page) => list({ from: date, to: date, patientId, page, limit: 100 }),
    (candidate) => isThat(booked, candidate),
  );
}

function isThat(booked: Booked, candidate: Page['data'][number]): boolean {
  return (
    candidate.status !== 'canceled' &&
    candidate.patientId === booked.patientId &&
    candidate.doctorId === booked.doctorId &&
    candidate.locationId === booked.locationId &&
    candidate.procedureId === booked.procedureId &&
    Date.parse(candidate.startTime) === Date.parse(booked.startTime) &&
    Date.parse(candidate.endTime) === Date.parse(booked.endTime)
  );
}
