'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSeries } from '@/components/agenda/series/use-series';
import { useCloseWaiting } from '@/components/agenda/waiting/use-close-waiting';
import { useWaitInstead } from '@/components/agenda/waiting/use-wait-instead';
import { PanelShell } from '@/components/form/panel-shell';
import { RestoredNotice } from '@/components/form/restored-notice';
import { UnknownNotice } from '@/components/form/unknown-notice';
import { useFormGuard } from '@/components/form/use-form-guard';
import { useNewPatient } from '@/components/patients/shared/new/use-new-patient';
import { ChosenPatient } from '@/components/patients/shared/picker/chosen-patient';
import { PatientField } from '@/components/patients/shared/picker/patient-field';
import { useToast } from '@/components/ui/overlays/toast';
import type { Opening } from '@/lib/agenda/rules/openings';
import type { PlannedPlace } from '@/lib/agenda/rules/planned-place';
import { NOTES_MAX_LENGTH } from '@/lib/contract/limits';
import type { PatientSummary } from '@/lib/contract/patients';
import { clinicMoment } from '@/lib/kit/dates/clinic-time';
import { fullName } from '@/lib/kit/text/full-name';
import { type IsHere, leave } from '@/lib/leave-guard';
import { BookedNotice } from './booked-notice';
import { BOOKING_FIELDS, type BookingBody, type BookingField, spanOf } from './booking-check';
import { isTyped } from './booking-draft';
import { ConcernNotice } from './concern-notice';
import { DoctorFields } from './doctor-fields';
import { NearestFree } from './nearest-free';
import { NextOpenings } from './next-openings';
import { NotesField } from './notes-field';
import { ProcedureFields } from './procedure-fields';
import { blockedBy, SubmitBar } from './submit-bar';
import { TakenNotice } from './taken-notice';
import { TimeFields } from './time-fields';
import { type BookingOptions, useBooking } from './use-booking';
import { useBookingWords } from './use-booking-words';

interface BookingPanelProps extends Omit<BookingOptions, 'onBooked'> {
  /** The service can, and the person may, write down somebody new. */
  canCreatePatients: boolean;
  /** Whom this person opened lately, offered before anything is typed. */
  recentPatients?: readonly PatientSummary[];
  /** Whether the panel is open at an address. */
  isHere: IsHere;
  onPlaceChange: (place: PlannedPlace | undefined) => void;
  onClose: () => void;
}

/** What was booked last, to be told. */
interface Booked {
  readonly patientId: string;
  /** `undefined`: it was still on its way when the booking was sent. */
  readonly name: string | undefined;
  readonly day: string;
  readonly time: string;
  readonly doctor: string;
}

/** Books an appointment beside the agenda: who, what, with whom, where and when. */
export function BookingPanel({
  canCreatePatients,
  recentPatients = [],
  isHere,
  onPlaceChange,
  onClose,
  ...options
}: BookingPanelProps) {
  const t = useTranslations();
  const toast = useToast();
  const concernsId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { directory, now, start } = options;
  const words = useBookingWords(directory);
  const [booked, setBooked] = useState<Booked>();
  const booking = useBooking({ ...options, onBooked: told });
  const { draft, date, dispatch, saving, surroundings } = booking;
  const { change, isPending, isUnsettled, isTaken } = saving;
  const { waitingId } = start;
  const waited = useCloseWaiting(waitingId ?? '');
  const waitInstead = useWaitInstead(booking, directory, now.date);
  const [written, setWritten] = useState<PatientSummary>();
  const newPatient = useNewPatient(now.date, (patient) => {
    dispatch({ type: 'patient', patient });
    setWritten(patient);
  });
  const series = useSeries(booking, { timezone: options.timezone, words, onBooked: onSeries });
  const isUnsaved = isTyped(draft, start) && (!booked || booking.isWrittenOn);
  useFormGuard(isUnsaved, { isPending, isUnsettled }, isHere);
  const tellPlace = useEffectEvent(onPlaceChange);
  const { doctorId, time, duration } = draft;
  useEffect(() => {
    tellPlace(doctorId === '' ? undefined : { doctorId, date, span: spanOf({ time, duration }) });
    return () => tellPlace(undefined);
  }, [doctorId, date, time, duration]);
  const begin = useEffectEvent(() => {
    // The search for a patient takes the focus by itself, where there is one. Who began to type before
    // the page answered is not taken away from there.
    const isBegun = form.current?.contains(document.activeElement);
    if (draft.patientId !== '' && !isBegun) focusOn('procedure');
  });
  useEffect(() => begin(), []);
  const goOn = useEffectEvent(() => focusOn('procedure'));
  // Once their dialog is closed: while it is open nothing outside of it takes the focus.
  useEffect(() => {
    if (written) goOn();
  }, [written]);

  function onSeries(count: number): void {
    toast({ message: t('series.booked', { count }) });
    dispatch({ type: 'again' });
  }

  function told({ patientId, doctorId, startTime }: BookingBody): void {
    const { date: day, minutes } = clinicMoment(new Date(startTime), options.timezone);
    // Whom the waiting list led here for waits no more.
    if (waitingId !== undefined && patientId === start.patientId) {
      void waited.send({ id: waitingId, as: 'booked' });
    }
    const made = {
      patientId,
      name: nameOf(patientId),
      day: words.day(day),
      time: words.time(minutes),
      doctor: words.doctor(doctorId),
    };
    // A person who closed the panel meanwhile is told too.
    if (form.current) setBooked(made);
    else toast({ message: wordsOf(made) });
  }

  /** As far as it is known whom the panel is about. */
  function nameOf(patientId: string): string | undefined {
    const { patient } = booking;
    return patient?.id === patientId ? fullName(patient) : undefined;
  }

  function wordsOf({ patientId, name, day, time, doctor }: Booked): string {
    return t('booking.booked', {
      patient: name ?? nameOf(patientId) ?? t('booking.somebody'),
      day,
      time,
      doctor,
    });
  }

  function focusOn(field: BookingField | 'submit'): void {
    const control = form.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  }

  function pick(patient: PatientSummary): void {
    dispatch({ type: 'patient', patient });
    focusOn('procedure');
  }

  function take(opening: Opening): void {
    // Shown before the focus goes there.
    flushSync(() => booking.take(opening));
    // To what is still missing, or to the end.
    if (draft.patientId === '') focusOn('patient');
    else focusOn(draft.procedureId === '' ? 'procedure' : 'submit');
  }

  function close(): void {
    leave(onClose);
  }

  function onSubmit(): void {
    if (series.isOn) {
      setBooked(undefined);
      series.ask();
      return;
    }
    if (blockedBy(booking)) {
      focusOn('submit');
      return;
    }
    setBooked(undefined);
    saving.save();
  }

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented)
      return;
    event.preventDefault();
    // What there is to know is read with the button before it is pressed.
    if (surroundings.warnings.length > 0) focusOn('submit');
    else form.current?.requestSubmit();
  }

  const errorOf = (field: BookingField) => {
    const error = saving.errors[field];
    return error && t(`booking.errors.${error}`, { most: NOTES_MAX_LENGTH });
  };
  const nearest = <NearestFree booking={booking} directory={directory} now={now} onTake={take} />;

  return (
    <>
      <PanelShell
        ref={form}
        title={t('booking.title')}
        closeLabel={t('common.close')}
        attempt={saving.attempt}
        fields={BOOKING_FIELDS.flatMap((name) => {
          const message = errorOf(name);
          return message ? [{ name, label: t(`booking.fields.${name}`), message }] : [];
        })}
        problem={saving.problem}
        isPending={isPending}
        isUnsettled={isUnsettled}
        notice={
          <>
            {booking.restored && !isPending && !isUnsettled && (
              <RestoredNotice draft={booking.restored} />
            )}
            {isTaken && (
              <TakenNotice key={change.failedAttempt} booking={booking} words={words}>
                {nearest}
              </TakenNotice>
            )}
            {isUnsettled && (
              <UnknownNotice
                key={change.failedAttempt}
                title={t('booking.unknown.title')}
                change={change}
              />
            )}
            {booked && (
              <BookedNotice
                text={wordsOf(booked)}
                onAgain={() => {
                  setBooked(undefined);
                  focusOn('procedure');
                }}
                onOther={() => {
                  setBooked(undefined);
                  dispatch({ type: 'patient', patient: undefined });
                }}
                onClose={onClose}
              />
            )}
          </>
        }
        bar={
          <SubmitBar
            booking={booking}
            concernsId={concernsId}
            isSeries={series.isOn}
            onClose={close}
          />
        }
        onSubmit={onSubmit}
        onKeyDown={onKeyDown}
        onClose={close}
      >
        {draft.patientId === '' ? (
          <PatientField
            today={now.date}
            recents={recentPatients}
            create={canCreatePatients ? newPatient.open : undefined}
            error={errorOf('patient')}
            onPick={pick}
          />
        ) : (
          <ChosenPatient
            patient={booking.patient}
            isUnread={booking.unreadPatient}
            today={now.date}
            error={errorOf('patient')}
            onChange={() => dispatch({ type: 'patient', patient: undefined })}
          />
        )}
        <ProcedureFields booking={booking} directory={directory} errorOf={errorOf} />
        <DoctorFields booking={booking} directory={directory} errorOf={errorOf} />
        <TimeFields booking={booking} today={now.date} errorOf={errorOf} />
        <ConcernNotice id={concernsId} booking={booking} words={words} />
        {surroundings.busy.length > 0 && !isTaken && nearest}
        <NextOpenings booking={booking} words={words} onTake={take} />
        <p>{waitInstead.button}</p>
        {series.fields}
        <NotesField booking={booking} errorOf={errorOf} />
      </PanelShell>
      {/* Outside of the form: Enter in a field of it books nothing. */}
      {series.dialog}
      {waitInstead.dialog}
      {newPatient.dialog}
    </>
  );
}
