'use client';

import { useQuery } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import type { BookingStart } from '@/lib/agenda/booking-start';
import type { Directory } from '@/lib/agenda/directory';
import type { Appointment } from '@/lib/contract/appointments';
import { patientQueries } from '@/lib/queries/patients';
import type { ClinicMoment } from '@/lib/rules/clinic-time';
import type { Opening } from '@/lib/rules/openings';
import { minutesOf } from '@/lib/rules/schedule';
import { locationChoices } from './booking-choices';
import { bookingReducer, startDraft } from './booking-draft';
import { useBookingDate } from './use-booking-date';
import { useSaveBooking } from './use-save-booking';
import { useSurroundings } from './use-surroundings';

export interface BookingOptions {
  /** What the address says; another one while the panel is open is taken over. */
  start: BookingStart;
  /** The agenda's date, `YYYY-MM-DD`. */
  date: string;
  now: ClinicMoment;
  /** The clinic's, never the browser's. */
  timezone: string;
  directory: Directory;
  onBooked?: ((appointment: Appointment) => void) | undefined;
  onDateChange: (date: string) => void;
}

/** A booking from its first word to its being saved. */
export function useBooking({
  start,
  date: agendaDate,
  now,
  timezone,
  directory,
  onBooked,
  onDateChange,
}: BookingOptions) {
  const [draft, dispatch] = useReducer(bookingReducer, undefined, () =>
    startDraft(start, directory),
  );
  const [begun, setBegun] = useState(start);
  if (!isSame(begun, start)) {
    setBegun(start);
    // The address follows everything but the patient, who may have been chosen here since.
    const patientId = start.patientId === begun.patientId ? undefined : start.patientId;
    dispatch({ type: 'start', start: { ...start, patientId } });
  }
  // Where only the address named the patient, the record says who it is.
  const { patientId } = draft;
  const record = useQuery({
    ...patientQueries.read(patientId),
    enabled: patientId !== '' && draft.patient === undefined,
  });
  const { date, changeDate } = useBookingDate(agendaDate, onDateChange);
  const [taken, setTaken] = useState<{ readonly date: string; readonly soughtFrom: string }>();
  // What was found stays listed beside the opening that was taken from it.
  const soughtFrom = taken?.date === date ? taken.soughtFrom : date;

  const from = minutesOf(draft.time) ?? undefined;
  const places = locationChoices(directory, { doctorId: draft.doctorId, date, from });
  const locationId =
    draft.doctorId === '' ? draft.locationId : draft.locationId || (places[0]?.id ?? '');
  const booking = { draft, date, locationId };
  const surroundings = useSurroundings(booking, directory, now);
  const saving = useSaveBooking({
    booking,
    timezone,
    readAgain: surroundings.readAgain,
    onBooked: (appointment) => {
      dispatch({ type: 'again' });
      onBooked?.(appointment);
    },
  });

  function take(opening: Opening): void {
    setTaken({ date: opening.date, soughtFrom });
    dispatch({ type: 'opening', opening });
    if (opening.date !== date) changeDate(opening.date);
  }

  return {
    ...booking,
    patient: draft.patient ?? (patientId === '' ? undefined : record.data),
    unreadPatient: record.isError,
    places,
    soughtFrom,
    dispatch,
    changeDate,
    take,
    surroundings,
    saving,
  };
}

export type Booking = ReturnType<typeof useBooking>;

function isSame(one: BookingStart, other: BookingStart): boolean {
  return (
    one.time === other.time &&
    one.duration === other.duration &&
    one.doctorId === other.doctorId &&
    one.locationId === other.locationId &&
    one.patientId === other.patientId
  );
}
