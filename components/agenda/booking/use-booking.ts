'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useFormDraft } from '@/components/form/use-form-draft';
import { useIsHere } from '@/components/use-is-here';
import type { BookingStart } from '@/lib/agenda/booking-start';
import type { Opening } from '@/lib/agenda/rules/openings';
import { OPENINGS, VISITS } from '@/lib/agenda/shared/appointment-queries';
import type { Directory } from '@/lib/agenda/shared/directory';
import { isAbsent, isUnknown } from '@/lib/changes/outcome';
import { useChange } from '@/lib/changes/use-change';
import type { createAppointment } from '@/lib/contract/appointments';
import { appointmentRoutes } from '@/lib/contract/routes/appointment-routes';
import type { ClinicMoment } from '@/lib/kit/dates/clinic-time';
import { minutesOf } from '@/lib/kit/schedule';
import { patientQueries } from '@/lib/patients/shared/patient-queries';
import {
  type BookingBody,
  type BookingField,
  checkBooking,
  readBookingBody,
  refusedFields,
  toBookingBody,
  type WholeBooking,
} from './booking-check';
import { placesOf } from './booking-choices';
import {
  type BookingAction,
  type BookingDraft,
  bookingReducer,
  isTyped,
  startDraft,
} from './booking-draft';
import {
  type Around,
  bookingResolver,
  errorsIn,
  FIELDS_OF,
  type ToldFields,
  wholeBooking,
} from './booking-form';
import { useBookingDate } from './use-booking-date';
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
  /** Told once, also where the panel was closed meanwhile. */
  onBooked: (booked: BookingBody) => void;
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
  const change = useChange<typeof createAppointment>(appointmentRoutes.create, {
    isToldAtOnce: true,
    shown: ['agenda', OPENINGS, VISITS],
    onMade: (_, { body }) => {
      told.clearErrors();
      setWrittenOn(false);
      // One that was sent from an earlier panel leaves what this one begins with.
      if (sent !== undefined || sentSlot !== undefined) dispatch({ type: 'again' });
      onBooked(body);
    },
  });
  // What was closed before its outcome was known is shown as it was sent.
  const [sent] = useState(
    () => change.unknown && readBookingBody(change.unknown.input.body, timezone),
  );
  const { date, changeDate: askForDate } = useBookingDate(agendaDate, onDateChange);
  const form = useForm<BookingDraft, Around>({
    defaultValues: sent?.draft ?? startDraft(start, directory),
    context: { date, directory },
    resolver: bookingResolver,
    // The summary takes the focus.
    shouldFocusError: false,
  });
  const [draftId] = useState(() => `booking ${start.patientId ?? ''}`);
  const isKeptAs = {
    id: draftId,
    isWritten: (typed: BookingDraft) => isTyped(typed, start),
    // The address says where the booking stands by now.
    mend: (typed: BookingDraft) => bookingReducer(typed, { type: 'start', start }),
  };
  /** Something was typed since the last booking was made. */
  const [isWrittenOn, setWrittenOn] = useState(false);
  const restored = useFormDraft(form, isKeptAs, {
    isMade: change.state === 'made' && !isWrittenOn,
    isSent: change.state === 'pending' || change.unknown !== undefined,
  });
  const told = form as unknown as UseFormReturn<ToldFields>;
  const followSent = useEffectEvent(() => sent && askForDate(sent.date));
  useEffect(() => void followSent(), []);

  const [begun, setBegun] = useState(start);
  const typed = form.watch();
  const draft = isSame(begun, start) ? typed : bookingReducer(typed, startingAgain());
  const takeOver = useEffectEvent(() => {
    dispatch(startingAgain());
    setBegun(start);
  });
  // Runs before the effects that read the typed values.
  useLayoutEffect(() => {
    if (!isSame(begun, start)) takeOver();
  }, [begun, start]);

  /** The address follows everything but the patient, who may have been chosen here since. */
  function startingAgain(): BookingAction {
    const patientId = start.patientId === begun.patientId ? undefined : start.patientId;
    return { type: 'start', start: { ...start, patientId } };
  }

  function dispatch(action: BookingAction): void {
    const before = form.getValues();
    const after = bookingReducer(before, action);
    form.setValues(after);
    const members = Object.keys(after) as (keyof BookingDraft)[];
    const changed = members.filter((member) => after[member] !== before[member]);
    told.clearErrors(changed.flatMap((member) => FIELDS_OF[member] ?? []));
  }

  function changeDate(text: string): void {
    told.clearErrors('date');
    askForDate(text);
  }

  // Where only the address named the patient, the record says who it is.
  const { patientId } = draft;
  const record = useQuery({
    ...patientQueries.read(patientId),
    enabled: patientId !== '' && draft.patient === undefined,
  });
  const [taken, setTaken] = useState<{ readonly date: string; readonly soughtFrom: string }>();
  // What was found stays listed beside the opening that was taken from it.
  const soughtFrom = taken?.date === date ? taken.soughtFrom : date;

  const booking = wholeBooking(draft, { date, directory });
  const surroundings = useSurroundings(booking, directory, now);

  function write(action: BookingAction): void {
    setWrittenOn(true);
    dispatch(action);
  }

  /** `HH:MM`, where a person typed it: they can come from then on. */
  const [typedTime, setTypedTime] = useState<string>();
  function typeTime(time: string): void {
    setTypedTime(minutesOf(time) === null ? undefined : time);
    write({ type: 'text', member: 'time', value: time });
  }

  function take(opening: Opening): void {
    setTaken({ date: opening.date, soughtFrom });
    write({ type: 'opening', opening });
    if (opening.date !== date) changeDate(opening.date);
  }

  const { failedAttempt, problem, unknown } = change;
  const [attempt, setAttempt] = useState(0);
  const [sentSlot, setSentSlot] = useState<string>();
  const refused = refusedFields(problem?.fields ?? []);
  const isConflict = problem?.status === 409 && !isAbsent(problem) && sentSlot !== undefined;
  // The shell asks to sign in again, over this form.
  const isToldElsewhere = isConflict || isUnknown(problem) || problem?.status === 401;
  const tellFailure = useEffectEvent(() => {
    for (const [field, message] of Object.entries(refused.errors)) {
      told.setError(field as BookingField, { type: 'service', message });
    }
    setAttempt((count) => count + 1);
  });
  useEffect(() => {
    if (failedAttempt > 0) tellFailure();
  }, [failedAttempt]);

  const isHere = useIsHere();
  async function send(): Promise<void> {
    const whole = wholeBooking(form.getValues(), { date, directory });
    const body = toBookingBody(whole, timezone);
    setSentSlot(slotOf(whole));
    const made = await change.send({ body });
    if (made && !isHere.current) onBooked(body);
  }

  return {
    ...booking,
    restored,
    patient: draft.patient ?? (patientId === '' ? undefined : record.data),
    unreadPatient: record.isError,
    places: placesOf(draft, { date, directory }),
    soughtFrom,
    typedTime,
    typeTime,
    dispatch: write,
    isWrittenOn,
    changeDate,
    take,
    surroundings,
    saving: {
      change: {
        ...change,
        sendAgain: () => unknown && void change.send(unknown.input),
      },
      attempt,
      errors: errorsIn(told.formState.errors),
      problem: isToldElsewhere || refused.isAll ? undefined : problem,
      /** Another appointment of the doctor is there. Another time, or another doctor, is another matter. */
      isTaken: isConflict && sentSlot === slotOf(booking),
      isUnsettled: unknown !== undefined,
      isPending: change.state === 'pending' && unknown === undefined,
      save(): void {
        if (unknown) return;
        change.clear();
        void form.handleSubmit(send, () => setAttempt((count) => count + 1))();
      },
      /** Says what is missing or wrong, and whether nothing is. */
      judge(): boolean {
        if (unknown) return false;
        const found = Object.entries(checkBooking(booking));
        for (const [field, message] of found) {
          told.setError(field as BookingField, { type: 'typed', message });
        }
        if (found.length > 0) setAttempt((count) => count + 1);
        return found.length === 0;
      },
      /** Says what is wrong with a time as soon as it is left; a missing one may still come. */
      judgeTime(): void {
        const { time } = checkBooking(booking);
        if (time === 'time') told.setError('time', { type: 'typed', message: time });
      },
      /** The same of a date. */
      judgeDate(settled: string): void {
        const { date: wrong } = checkBooking({ ...booking, date: settled });
        if (wrong && wrong !== 'required') told.setError('date', { type: 'typed', message: wrong });
      },
    },
  };
}

export type Booking = ReturnType<typeof useBooking>;

function slotOf({ draft: { doctorId, time, duration }, date }: WholeBooking): string {
  return [doctorId, date, time, duration].join(' ');
}

function isSame(one: BookingStart, other: BookingStart): boolean {
  return (
    one.time === other.time &&
    one.duration === other.duration &&
    one.doctorId === other.doctorId &&
    one.locationId === other.locationId &&
    one.patientId === other.patientId &&
    one.waitingId === other.waitingId
  );
}
