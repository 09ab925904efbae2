import type { listAppointments } from '@/lib/contract/appointments';
import type { OperationOutput } from '@/lib/contract/operation';
import { addDays, clinicMoment, daysBetween } from '@/lib/kit/dates/clinic-time';
import { DAY_MINUTES, type Span } from '@/lib/kit/dates/span';
import { fullName, shownName } from '@/lib/kit/text/full-name';
import type { CallOutcome, SeriesPlace, Visit } from './desk-notes';

type Listed = OperationOutput<typeof listAppointments>['data'][number];

/**
 * An appointment as the agenda draws it: on the clinic's clock, whatever the zone of the browser.
 * What the service did not tell is absent; then the screen says so.
 */
export interface AgendaEntry extends Span {
  readonly id: string;
  /** The clinic's date on which it begins; `from` and `to` are minutes since its midnight. */
  readonly date: string;
  readonly patientId: string;
  readonly patient?: string;
  /** The part of their name by which a list is in order, where there is room for little. */
  readonly surname?: string;
  readonly doctorId: string;
  readonly locationId: string;
  readonly procedureId: string;
  readonly procedure?: string;
  readonly status: string;
  readonly notes?: string;
  readonly version?: number;
  /** Where the patient is, once they arrived or it is known that they did not come. */
  readonly visit?: Visit;
  /** What came of calling the patient about this very hour. */
  readonly call?: CallOutcome;
  /** Why it was canceled, in the clinic's words, where somebody said. */
  readonly canceledFor?: string;
  /** Which of several it is that were booked as one series. */
  readonly series?: SeriesPlace;
}

/** `undefined` where its times are no instants: such a row cannot be put on any day. */
export function agendaEntryOf(listed: Listed, zone: string): AgendaEntry | undefined {
  const startsAt = new Date(listed.startTime);
  const endsAt = new Date(listed.endTime);
  if (Number.isNaN(startsAt.getTime()) || Number.isNaN(endsAt.getTime())) return undefined;
  const start = clinicMoment(startsAt, zone);
  const end = clinicMoment(endsAt, zone);
  const { patient, procedure, notes, version } = listed;
  return {
    id: listed.id,
    date: start.date,
    from: start.minutes,
    to: end.minutes + DAY_MINUTES * daysBetween(start.date, end.date),
    patientId: listed.patientId,
    ...(patient && { patient: fullName(patient), surname: patient.lastName }),
    doctorId: listed.doctorId,
    locationId: listed.locationId,
    procedureId: listed.procedureId,
    ...(procedure && { procedure: shownName(procedure.name) }),
    status: listed.status,
    ...(notes && { notes }),
    ...(version !== undefined && { version }),
  };
}

/**
 * The part of a date that an appointment takes, also when it began the day before; `undefined` where
 * none of it is on that date. One whose end is not after its start is as short as can be shown.
 */
export function spanOn(
  entry: Pick<AgendaEntry, 'date' | 'from' | 'to'>,
  date: string,
): Span | undefined {
  const offset =
    entry.date === date ? 0 : entry.date === addDays(date, -1) ? DAY_MINUTES : undefined;
  if (offset === undefined) return undefined;
  const from = Math.max(entry.from - offset, 0);
  const to = Math.min(Math.max(entry.to, entry.from) - offset, DAY_MINUTES);
  return to < 0 || (offset > 0 && to === 0) ? undefined : { from, to };
}

/** Orders entries as lists of them do: by when they begin, and alike everywhere. */
export function byTime(one: AgendaEntry, other: AgendaEntry): number {
  return (
    one.date.localeCompare(other.date) || one.from - other.from || one.id.localeCompare(other.id)
  );
}

/** Whether it takes up the doctor's time, as the service sees it: all but what was canceled. */
export function takesTime({ status }: Pick<AgendaEntry, 'status'>): boolean {
  return status !== 'canceled';
}
