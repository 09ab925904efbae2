import type { BookingStart } from '@/lib/agenda/booking-start';
import type { Opening } from '@/lib/agenda/rules/openings';
import type { AgendaProcedure, Directory } from '@/lib/agenda/shared/directory';
import type { PatientSummary } from '@/lib/contract/patients';
import { timeOf } from '@/lib/kit/dates/span';

/** Whose openings are looked for, and where; empty means any. */
export interface Seek {
  readonly doctorId: string;
  readonly locationId: string;
}

/** A booking as it is typed: everything is text, and empty until it is said. */
export interface BookingDraft {
  readonly patientId: string;
  /** Absent where only the address named the patient. */
  readonly patient: PatientSummary | undefined;
  readonly procedureId: string;
  /** Minutes. */
  readonly duration: string;
  /** The person drew the length on the agenda: then no procedure says otherwise. */
  readonly isDrawn: boolean;
  readonly doctorId: string;
  /** Empty: where the doctor works then. */
  readonly locationId: string;
  /** `HH:MM`. */
  readonly time: string;
  readonly notes: string;
  /** As chosen by hand: to take an opening of one doctor does not hide those of the others. */
  readonly seek: Seek;
}

export type BookingAction =
  | { readonly type: 'start'; readonly start: BookingStart }
  | { readonly type: 'patient'; readonly patient: PatientSummary | undefined }
  | { readonly type: 'procedure'; readonly procedure: AgendaProcedure | undefined }
  | { readonly type: 'doctor'; readonly doctorId: string }
  | { readonly type: 'location'; readonly locationId: string }
  | {
      readonly type: 'text';
      readonly member: 'duration' | 'time' | 'notes';
      readonly value: string;
    }
  | { readonly type: 'opening'; readonly opening: Opening }
  /** The next appointment of the same patient. */
  | { readonly type: 'again' };

/** Until a procedure says otherwise. */
const USUAL_DURATION = '30';

/** What the address names and the clinic does not have is left for the person to choose. */
export function startDraft(
  { time, duration, doctorId, locationId, patientId, procedureId }: BookingStart,
  {
    doctors,
    locations,
    procedures = [],
  }: Pick<Directory, 'doctors' | 'locations'> & Partial<Pick<Directory, 'procedures'>>,
): BookingDraft {
  const doctor = doctors.find(({ id, active }) => id === doctorId && active)?.id ?? '';
  const location = locations.find(({ id }) => id === locationId)?.id ?? '';
  const procedure = procedures.find(({ id }) => id === procedureId);
  return {
    patientId: patientId ?? '',
    patient: undefined,
    procedureId: procedure?.id ?? '',
    duration: String(duration ?? procedure?.duration ?? USUAL_DURATION),
    isDrawn: duration !== undefined,
    doctorId: doctor,
    locationId: location,
    time: time ?? '',
    notes: '',
    seek: { doctorId: doctor, locationId: location },
  };
}

export function bookingReducer(draft: BookingDraft, action: BookingAction): BookingDraft {
  switch (action.type) {
    case 'start':
      return startedAgain(draft, action.start);
    case 'patient':
      return { ...draft, patient: action.patient, patientId: action.patient?.id ?? '' };
    case 'procedure':
      return {
        ...draft,
        procedureId: action.procedure?.id ?? '',
        duration: draft.isDrawn
          ? draft.duration
          : String(action.procedure?.duration ?? draft.duration),
      };
    case 'doctor': {
      const { doctorId } = action;
      return { ...draft, doctorId, locationId: '', seek: { doctorId, locationId: '' } };
    }
    case 'location': {
      const { locationId } = action;
      return { ...draft, locationId, seek: { ...draft.seek, locationId } };
    }
    case 'text':
      return { ...draft, [action.member]: action.value };
    case 'opening': {
      const { doctorId, locationId, from } = action.opening;
      return { ...draft, doctorId, locationId, time: timeOf(from) };
    }
    case 'again':
      return {
        ...draft,
        procedureId: '',
        time: '',
        notes: '',
        isDrawn: false,
        seek: { doctorId: draft.doctorId, locationId: '' },
      };
  }
}

/** Another slot was pointed at while the panel was open: what else was typed stays. */
function startedAgain(draft: BookingDraft, start: BookingStart): BookingDraft {
  const doctorId = start.doctorId ?? draft.doctorId;
  const isSame = doctorId === draft.doctorId;
  const locationId = start.locationId ?? (isSame ? draft.locationId : '');
  const isOther = start.patientId !== undefined && start.patientId !== draft.patientId;
  return {
    ...draft,
    ...(isOther && { patientId: start.patientId, patient: undefined }),
    ...(start.procedureId !== undefined && { procedureId: start.procedureId }),
    doctorId,
    locationId,
    time: start.time ?? draft.time,
    isDrawn: start.duration !== undefined,
    duration: String(start.duration ?? draft.duration),
    seek: isSame ? draft.seek : { doctorId, locationId },
  };
}

/** Whether something would be lost with it. */
export function isTyped(
  { patientId, procedureId, time, notes }: BookingDraft,
  start: BookingStart,
): boolean {
  return (
    patientId !== (start.patientId ?? '') ||
    procedureId !== (start.procedureId ?? '') ||
    (time !== '' && time !== start.time) ||
    notes.trim() !== ''
  );
}
