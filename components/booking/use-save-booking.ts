'use client';

import { useRef, useState } from 'react';
import { isAbsent, isRefusal } from '@/lib/changes/outcome';
import type { Appointment } from '@/lib/contract/appointments';
import { useBookAppointment } from '@/lib/queries/book-appointment';
import { ClinicProblem } from '@/lib/queries/problem';
import {
  type BookingErrors,
  checkBooking,
  refusedFields,
  toBookingBody,
  type WholeBooking,
} from './booking-check';

type Body = ReturnType<typeof toBookingBody>;

/** How the last attempt ended, where it did not end well. */
export type BookingOutcome =
  /** Another appointment of the doctor is there already. */
  | { readonly kind: 'taken'; readonly slot: string }
  /** The answer was lost: it may have been saved. Nothing else is sent until that is known. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly problem: ClinicProblem };

interface SaveOptions {
  booking: WholeBooking;
  timezone: string;
  /** Reads the day anew. */
  readAgain: () => Promise<unknown>;
  onBooked: (appointment: Appointment) => void;
}

/** Saves a booking, once however often it is sent, and keeps what came of it. */
export function useSaveBooking({ booking, timezone, readAgain, onBooked }: SaveOptions) {
  const book = useBookAppointment();
  const [attempt, setAttempt] = useState(0);
  const [errors, setErrors] = useState<BookingErrors>({});
  const [outcome, setOutcome] = useState<BookingOutcome>();
  const [pending, setPending] = useState(false);
  const busy = useRef(false);
  const slot = slotOf(booking);

  /** A quiet attempt that changes nothing is not told again. */
  async function send(body: Body, isQuiet = false): Promise<void> {
    // State would come too late for the second press of a double click.
    if (busy.current) return;
    busy.current = true;
    setPending(!isQuiet);
    try {
      const appointment = await book.mutateAsync({ body });
      setErrors({});
      setOutcome(undefined);
      onBooked(appointment);
    } catch (error) {
      if (!(error instanceof ClinicProblem)) throw error;
      if (isQuiet && !isAbsent(error) && !isRefusal(error)) return;
      await refuse(error);
      setAttempt((count) => count + 1);
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  async function refuse(problem: ClinicProblem): Promise<void> {
    if (problem.status === 409 && !isAbsent(problem)) {
      // With who has it instead; a day that cannot be read is said where it is shown.
      await readAgain();
      return setOutcome({ kind: 'taken', slot });
    }
    if (problem.code === 'OUTCOME_UNKNOWN') return setOutcome(undefined);
    // The shell asks to sign in again, over this form.
    if (problem.status === 401) return setOutcome(undefined);
    const refused = refusedFields(problem.fields);
    setErrors(refused.errors);
    setOutcome(refused.isAll ? undefined : { kind: 'refused', problem });
  }

  const unknown: BookingOutcome | undefined = book.unsettled && { kind: 'unknown' };
  return {
    attempt,
    errors: mended(errors, checkBooking(booking)),
    // Another time, or another doctor, is another matter.
    outcome: outcome?.kind === 'taken' && outcome.slot !== slot ? undefined : (outcome ?? unknown),
    pending,
    async save(): Promise<void> {
      if (book.unsettled) return;
      const found = checkBooking(booking);
      setErrors(found);
      setOutcome(undefined);
      if (Object.keys(found).length === 0) return send(toBookingBody(booking, timezone));
      setAttempt((count) => count + 1);
    },
    /** What a person can do about a booking of unknown outcome. */
    next: book.next,
    /** Finds out what became of it. */
    check: (isQuiet = false) => void (book.unsettled && send(book.unsettled.body, isQuiet)),
    /** A person looked: it was not saved. */
    forget(): void {
      void book.forget();
      setOutcome(undefined);
    },
    /** Says what is wrong with a time as soon as it is left; a missing one may still come. */
    judgeTime(): void {
      const { time } = checkBooking(booking);
      if (time === 'time') setErrors((others) => ({ ...others, time }));
    },
    /** What was wrong with a field is not, once it is changed. */
    correct: (field: keyof BookingErrors) => setErrors(({ [field]: _, ...rest }) => rest),
  };
}

function slotOf({ draft: { doctorId, time, duration }, date }: WholeBooking): string {
  return [doctorId, date, time, duration].join(' ');
}

/** An opening that is taken mends a time that was typed, and a place may come with the doctor. */
function mended(errors: BookingErrors, now: BookingErrors): BookingErrors {
  return {
    ...errors,
    ...(errors.time === 'time' && { time: now.time }),
    ...(errors.location === 'required' && { location: now.location }),
  };
}
