'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { agendaQueries } from '@/lib/agenda/agenda-queries';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { type BookingConcern, bookingConcerns } from '@/lib/agenda/rules/booking-concerns';
import type { Directory } from '@/lib/agenda/shared/directory';
import type { ClinicMoment } from '@/lib/kit/dates/clinic-time';
import { isAgendaDate, spanOf, type WholeBooking } from './booking-check';

const NOBODY: readonly AgendaEntry[] = [];

/**
 * The appointments of the date, and what they and the hours say of the booking. The agenda beside it
 * keeps them as they are now.
 */
export function useSurroundings(booking: WholeBooking, directory: Directory, now: ClinicMoment) {
  const { draft, date, locationId } = booking;
  const day = useQuery({
    ...agendaQueries.range({ from: date, to: date }),
    enabled: isAgendaDate(date),
  });
  const entries = day.data?.entries ?? NOBODY;
  const { doctorId, patientId, procedureId, time, duration } = draft;
  const week = directory.weeks[doctorId] ?? 'unread';
  const { blocks } = directory;
  const concerns = useMemo((): BookingConcern[] => {
    const span = spanOf({ time, duration });
    if (doctorId === '' || span === undefined || !isAgendaDate(date)) return [];
    return bookingConcerns(
      { ...span, date, doctorId, locationId, patientId, procedureId },
      { entries, week, blocks, directory, now },
    );
  }, [
    doctorId,
    patientId,
    procedureId,
    locationId,
    time,
    duration,
    date,
    entries,
    week,
    blocks,
    directory,
    now,
  ]);
  return {
    entries,
    /** Who is booked on this date is not known. */
    unknownDay: day.isLoadingError ? day : undefined,
    readAgain: () => day.refetch(),
    busy: concerns.filter(isBusy),
    warnings: concerns.filter((concern): boolean => !isBusy(concern)),
  };
}

/** The one concern that the service refuses. */
function isBusy(
  concern: BookingConcern,
): concern is Extract<BookingConcern, { readonly entry: AgendaEntry }> {
  return concern.kind === 'doctor-busy';
}
