'use client';

import { useTranslations } from 'next-intl';
import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { ErrorSummary } from '@/components/form/error-summary';
import { PageForm } from '@/components/form/page-form';
import { useFormGuard } from '@/components/form/use-form-guard';
import { ChosenPatient } from '@/components/patient-picker/chosen-patient';
import { PatientField } from '@/components/patient-picker/patient-field';
import { SidePanel } from '@/components/ui/side-panel';
import { useToast } from '@/components/ui/toast';
import { NOTES_MAX_LENGTH } from '@/lib/contract/appointment-limits';
import type { Appointment } from '@/lib/contract/appointments';
import type { PatientSummary } from '@/lib/contract/patients';
import { type IsHere, mayLeave } from '@/lib/leave-guard';
import { fullName } from '@/lib/rules/full-name';
import type { Opening } from '@/lib/rules/openings';
import type { PlannedPlace } from '@/lib/rules/planned-place';
import { minutesOf } from '@/lib/rules/schedule';
import { BookedNotice } from './booked-notice';
import { BOOKING_FIELDS, type BookingField, spanOf } from './booking-check';
import { isTyped } from './booking-draft';
import { ConcernNotice } from './concern-notice';
import { DoctorFields } from './doctor-fields';
import { NearestFree } from './nearest-free';
import { NextOpenings } from './next-openings';
import { NotesField } from './notes-field';
import { TakenNotice, UnknownNotice } from './outcome-notice';
import { ProcedureFields } from './procedure-fields';
import { blockedBy, SubmitBar } from './submit-bar';
import { TimeFields } from './time-fields';
import { type BookingOptions, useBooking } from './use-booking';
import { useBookingWords } from './use-booking-words';

interface BookingPanelProps extends BookingOptions {
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
  readonly id: string;
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
  const { outcome } = saving;
  useFormGuard(
    isTyped(draft, start) && !booked,
    { isPending: saving.pending, isUnsettled: outcome?.kind === 'unknown' },
    isHere,
  );
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

  function told(appointment: Appointment): void {
    const made = {
      id: appointment.id,
      patientId: draft.patientId,
      name: booking.patient && fullName(booking.patient),
      day: words.day(date),
      time: words.time(minutesOf(draft.time) ?? 0),
      doctor: words.doctor(appointment.doctorId),
    };
    // Whoever closed the panel meanwhile is told all the same.
    if (form.current) setBooked(made);
    else toast({ message: wordsOf(made) });
    options.onBooked?.(appointment);
  }

  function wordsOf({ patientId, name, day, time, doctor }: Booked): string {
    const here = booking.patient?.id === patientId ? fullName(booking.patient) : undefined;
    return t('booking.booked', {
      patient: name ?? here ?? t('booking.somebody'),
      day,
      time,
      doctor,
    });
  }

  function focusOn(field: BookingField | 'submit'): void {
    const control = form.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  }

  function take(opening: Opening): void {
    // Shown before the focus goes there.
    flushSync(() => booking.take(opening));
    // To what is still missing, or to the end.
    if (draft.patientId === '') focusOn('patient');
    else focusOn(draft.procedureId === '' ? 'procedure' : 'submit');
  }

  function close(): void {
    if (mayLeave()) onClose();
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (blockedBy(booking)) {
      focusOn('submit');
      return;
    }
    setBooked(undefined);
    void saving.save();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // What there is to know is read with the button before it is pressed.
    if (surroundings.warnings.length > 0) focusOn('submit');
    else form.current?.requestSubmit();
  }

  const errorOf = (field: BookingField) => {
    const error = saving.errors[field];
    return error && t(`booking.errors.${error}`, { most: NOTES_MAX_LENGTH });
  };
  const nearest = <NearestFree booking={booking} weeks={directory.weeks} now={now} onTake={take} />;

  return (
    <SidePanel
      title={t('booking.title')}
      closeLabel={t('common.close')}
      onClose={close}
      // As high as there is room for: the list of patients opens within it.
      className="lg:h-dvh"
    >
      <PageForm
        ref={form}
        noValidate
        onSubmit={onSubmit}
        onKeyDown={onKeyDown}
        className="flex min-h-0 flex-1 flex-col"
      >
        <div className="relative min-h-0 flex-1 space-y-4 overflow-y-auto overscroll-contain p-4 lg:space-y-3">
          <ErrorSummary
            attempt={saving.attempt}
            fields={BOOKING_FIELDS.flatMap((name) => {
              const message = errorOf(name);
              return message ? [{ name, label: t(`booking.fields.${name}`), message }] : [];
            })}
            problem={outcome?.kind === 'refused' ? outcome.problem : undefined}
          />
          {outcome?.kind === 'taken' && (
            <TakenNotice key={saving.attempt} booking={booking} words={words}>
              {nearest}
            </TakenNotice>
          )}
          {outcome?.kind === 'unknown' && <UnknownNotice key={saving.attempt} saving={saving} />}
          {booked && (
            <BookedNotice
              key={booked.id}
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
          {draft.patientId === '' ? (
            <PatientField
              today={now.date}
              recents={recentPatients}
              canCreate={canCreatePatients}
              error={errorOf('patient')}
              onPick={(patient) => {
                saving.correct('patient');
                dispatch({ type: 'patient', patient });
                focusOn('procedure');
              }}
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
          <TimeFields booking={booking} errorOf={errorOf} />
          <ConcernNotice id={concernsId} booking={booking} words={words} />
          {surroundings.busy.length > 0 && outcome?.kind !== 'taken' && nearest}
          <NextOpenings booking={booking} words={words} onTake={take} />
          <NotesField booking={booking} errorOf={errorOf} />
        </div>
        <SubmitBar booking={booking} concernsId={concernsId} onClose={close} />
      </PageForm>
    </SidePanel>
  );
}
