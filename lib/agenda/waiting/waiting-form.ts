import type { StandardSchemaV1 } from '@standard-schema/spec';
import { parseDate } from '@/lib/kit/dates/dates';
import { wrongNotes } from '@/lib/kit/text/notes';
import { MAX_WAITING_NOTE, type WaitingBody } from './waiting';

/** What the dialog has in its fields. */
export interface WaitingValues {
  readonly patientId: string;
  readonly procedureId: string;
  /** Empty: any. */
  readonly doctorId: string;
  readonly locationId: string;
  readonly part: 'any' | 'morning' | 'afternoon';
  /** ISO weekdays as text, 1 is Monday; none: any day. */
  readonly weekdays: readonly string[];
  /** `YYYY-MM-DD`, empty, or what was typed. */
  readonly until: string;
  readonly note: string;
}

export type WaitingError = 'required' | 'date' | 'past' | 'tooLong' | 'characters';
export type WaitingSent = Omit<WaitingBody, 'id'>;

export function wrongWaiting(
  { patientId, procedureId, until, note }: WaitingValues,
  today: string,
): Partial<Record<keyof WaitingValues, WaitingError>> {
  const found: Partial<Record<keyof WaitingValues, WaitingError | undefined>> = {
    patientId: patientId === '' ? 'required' : undefined,
    procedureId: procedureId === '' ? 'required' : undefined,
    until: wrongUntil(until, today),
    note: wrongNotes(note, MAX_WAITING_NOTE),
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
}

function wrongUntil(until: string, today: string): WaitingError | undefined {
  if (until === '') return undefined;
  if (parseDate(until) === null) return 'date';
  return until < today ? 'past' : undefined;
}

export function toWaiting(values: WaitingValues): WaitingSent {
  const { patientId, procedureId, doctorId, locationId, part, until } = values;
  const note = values.note.trim();
  return {
    patientId,
    procedureId,
    doctorIds: doctorId === '' ? [] : [doctorId],
    locationIds: locationId === '' ? [] : [locationId],
    morning: part !== 'afternoon',
    afternoon: part !== 'morning',
    weekdays: values.weekdays.map(Number).sort(),
    ...(until !== '' && { until }),
    ...(note !== '' && { note }),
  };
}

/** Rules of our own: the browser needs no library for them. */
export function waitingForm(today: string): StandardSchemaV1<WaitingValues, WaitingSent> {
  return {
    '~standard': {
      version: 1,
      vendor: 'clinic-admin',
      validate(typed) {
        const values = typed as WaitingValues;
        const issues = Object.entries(wrongWaiting(values, today)).map(([name, message]) => ({
          path: [name],
          message,
        }));
        return issues.length > 0 ? { issues } : { value: toWaiting(values) };
      },
    },
  };
}
