import type { FieldErrors, Resolver } from 'react-hook-form';
import type { Directory } from '@/lib/agenda/shared/directory';
import {
  type BookingError,
  type BookingErrors,
  type BookingField,
  checkBooking,
  type WholeBooking,
} from './booking-check';
import { placesOf } from './booking-choices';
import type { BookingDraft } from './booking-draft';

/** What belongs to a draft and is not typed in it. */
export interface Around {
  /** `YYYY-MM-DD`, or what was typed where that is no date. */
  readonly date: string;
  readonly directory: Directory;
}

/** The fields that say a member of the draft: once it is changed nothing is wrong with them. */
export const FIELDS_OF: Readonly<Partial<Record<keyof BookingDraft, readonly BookingField[]>>> = {
  patientId: ['patient'],
  procedureId: ['procedure'],
  duration: ['duration'],
  // The place comes with the doctor.
  doctorId: ['doctor', 'location'],
  locationId: ['location'],
  time: ['time'],
  notes: ['notes'],
};

/** Errors are kept by the names of the controls, not by the members of the draft. */
export type ToldFields = Record<BookingField, string>;

export const bookingResolver: Resolver<BookingDraft, Around> = (draft, around) => {
  const found = around ? checkBooking(wholeBooking(draft, around)) : {};
  const errors = Object.entries(found).map(([field, message]) => [
    field,
    { type: 'typed', message },
  ]);
  return errors.length === 0
    ? { values: draft, errors: {} }
    : { values: {}, errors: Object.fromEntries(errors) as FieldErrors<BookingDraft> };
};

/** With the date and the place that belong to it. Without a doctor it is where the person said. */
export function wholeBooking(draft: BookingDraft, around: Around): WholeBooking {
  const { doctorId, locationId } = draft;
  const place = locationId || (doctorId === '' ? '' : (placesOf(draft, around)[0]?.id ?? ''));
  return { draft, date: around.date, locationId: place };
}

export function errorsIn(errors: FieldErrors<ToldFields>): BookingErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, error?.message as BookingError]),
  );
}
