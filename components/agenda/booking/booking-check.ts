import type { createAppointment } from '@/lib/contract/appointments';
import type { RefusedField } from '@/lib/contract/errors';
import { LONGEST_HOURS, NOTES_MAX_LENGTH } from '@/lib/contract/limits';
import type { OperationInput } from '@/lib/contract/operation';
import { clinicInstant, clinicMoment, toOffsetDateTime } from '@/lib/kit/dates/clinic-time';
import { parseDate } from '@/lib/kit/dates/dates';
import { type Span, timeOf } from '@/lib/kit/dates/span';
import { readTypedDate } from '@/lib/kit/dates/typed-date';
import { minutesOf } from '@/lib/kit/schedule';
import { wrongNotes } from '@/lib/kit/text/notes';
import type { BookingDraft } from './booking-draft';

/** The fields in the order in which they stand; also the `name` of each control. */
export const BOOKING_FIELDS = [
  'patient',
  'procedure',
  'duration',
  'doctor',
  'location',
  'date',
  'time',
  'notes',
] as const;
export type BookingField = (typeof BOOKING_FIELDS)[number];
export type BookingError =
  | 'required'
  | 'duration'
  | 'date'
  | 'century'
  | 'dateRange'
  | 'time'
  | 'tooLong'
  | 'characters'
  | 'refused'
  | 'notAssigned';
export type BookingErrors = Readonly<Partial<Record<BookingField, BookingError>>>;

const SHORTEST = 5;

/** Minutes; `undefined` for what is no length of a visit. */
export function durationOf({ duration }: Pick<BookingDraft, 'duration'>): number | undefined {
  const minutes = Number(duration);
  const isLength = /^\d+$/.test(duration.trim()) && minutes >= SHORTEST;
  return isLength && minutes <= LONGEST_HOURS * 60 ? minutes : undefined;
}

/** From when to when it would be, in minutes since midnight of its date. */
export function spanOf(draft: Pick<BookingDraft, 'time' | 'duration'>): Span | undefined {
  const from = minutesOf(draft.time);
  const duration = durationOf(draft);
  return from === null || duration === undefined ? undefined : { from, to: from + duration };
}

/** The same years as the contract's. */
export function isAgendaDate(date: string): boolean {
  return parseDate(date) !== null && /^(?:19|20|21)/.test(date);
}

/** A draft with the date and the place that belong to it. */
export interface WholeBooking {
  readonly draft: BookingDraft;
  readonly date: string;
  readonly locationId: string;
}

/** What is still missing or wrong, before anything is sent. */
export function checkBooking({ draft, date, locationId }: WholeBooking): BookingErrors {
  const missing = (text: string) => (text === '' ? ('required' as const) : undefined);
  const found = {
    patient: missing(draft.patientId),
    procedure: missing(draft.procedureId),
    duration: durationOf(draft) === undefined ? ('duration' as const) : undefined,
    doctor: missing(draft.doctorId),
    location: missing(locationId),
    date: wrongDate(date),
    time: missing(draft.time) ?? (minutesOf(draft.time) === null ? ('time' as const) : undefined),
    notes: wrongNotes(draft.notes, NOTES_MAX_LENGTH),
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
}

function wrongDate(date: string): BookingError | undefined {
  if (date === '') return 'required';
  if (isAgendaDate(date)) return undefined;
  if (parseDate(date) !== null) return 'dateRange';
  const typed = readTypedDate(date, 'es-CO');
  return typed.kind === 'refused' ? typed.why : 'date';
}

export type BookingBody = OperationInput<typeof createAppointment>['body'];

/** As it is sent, with the clinic's own offset. Of a booking that was checked. */
export function toBookingBody(
  { draft, date, locationId }: WholeBooking,
  timezone: string,
): BookingBody {
  const { patientId, doctorId, procedureId, time, notes } = draft;
  const start = clinicInstant(date, time, timezone);
  const end = new Date(start.getTime() + (durationOf(draft) ?? 0) * 60_000);
  return {
    patientId,
    doctorId,
    locationId,
    procedureId,
    startTime: toOffsetDateTime(start, timezone),
    endTime: toOffsetDateTime(end, timezone),
    ...(notes.trim() !== '' && { notes: notes.trim() }),
  };
}

/** What was typed for a booking that was sent. */
export function readBookingBody(body: BookingBody, timezone: string): WholeBooking {
  const { patientId, doctorId, locationId, procedureId, startTime, endTime, notes = '' } = body;
  const start = new Date(startTime);
  const { date, minutes } = clinicMoment(start, timezone);
  const draft = {
    patientId,
    patient: undefined,
    procedureId,
    duration: String((Date.parse(endTime) - start.getTime()) / 60_000),
    isDrawn: true,
    doctorId,
    locationId,
    time: timeOf(minutes),
    notes,
    seek: { doctorId, locationId },
  };
  return { draft, date, locationId };
}

const FIELD_OF_PATH: Readonly<Record<string, BookingField>> = {
  patientId: 'patient',
  procedureId: 'procedure',
  doctorId: 'doctor',
  locationId: 'location',
  startTime: 'time',
  endTime: 'duration',
  notes: 'notes',
};

/** Where more can be said than that it was refused. */
const ERROR_OF_CODE: Readonly<Record<string, BookingError>> = { not_assigned: 'notAssigned' };

/** The fields that the service complains of, and whether it complains of anything else. */
export function refusedFields(fields: readonly RefusedField[]): {
  readonly errors: BookingErrors;
  readonly isAll: boolean;
} {
  const known = fields.flatMap(({ path, code }) => {
    const field = FIELD_OF_PATH[path];
    return field ? [[field, ERROR_OF_CODE[code] ?? 'refused'] as const] : [];
  });
  return {
    errors: Object.fromEntries(known),
    isAll: known.length > 0 && known.length === fields.length,
  };
}
