import type * as z from 'zod/mini';
import type { createAppointment, listAppointments } from '@/lib/contract/appointments';
import type { OperationOutput } from '@/lib/contract/operation';
import { clinicMoment } from '@/lib/rules/clinic-time';

type Booked = z.core.output<NonNullable<(typeof createAppointment)['body']>>;
type Page = OperationOutput<typeof listAppointments>;
type ListQuery = z.core.input<NonNullable<(typeof listAppointments)['query']>>;

const PAGE = 100;
/** A service that filters nothing out still comes to an end. */
const MOST_PAGES = 50;

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
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await list({ from: date, to: date, patientId, page, limit: PAGE });
    const found = answer.data.find((candidate) => isThat(booked, candidate));
    if (found !== undefined) return found;
    const { limit, total } = answer.pagination;
    if (answer.data.length === 0 || page * limit >= total) return undefined;
  }
  throw new Error('The list of appointments does not end.');
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
