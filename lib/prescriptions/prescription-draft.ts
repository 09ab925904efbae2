import { prescriptionLimits as limits } from '@/lib/contract/prescription-limits';
import { wrongNotes } from '@/lib/rules/notes';
import {
  MEDICATION_FIELDS,
  type Medication,
  type MedicationField,
  plainMedication,
} from './medication';

/** A medication as it stands in the form. */
export interface MedicationDraft extends Medication {
  /** Of the line, for as long as it is on the screen. */
  readonly id: number;
}

/** A prescription as it stands in the form, also while it is wrong. */
export interface PrescriptionDraft {
  readonly appointmentId: string;
  readonly medications: readonly MedicationDraft[];
  readonly diagnosis: string;
  readonly notes: string;
}

export type PrescriptionError = 'required' | 'tooLong' | 'characters' | 'refused';

export type MedicationErrors = Readonly<Partial<Record<MedicationField, PrescriptionError>>>;

export interface PrescriptionErrors {
  readonly appointment?: boolean;
  /** There is nothing in it, or more than it may have. */
  readonly isEmpty?: boolean;
  readonly isTooLong?: boolean;
  /** By line. */
  readonly medications: ReadonlyMap<number, MedicationErrors>;
  readonly diagnosis?: PrescriptionError | undefined;
  readonly notes?: PrescriptionError | undefined;
}

export const NO_ERRORS: PrescriptionErrors = { medications: new Map() };

export interface WholePrescription {
  readonly appointmentId: string;
  readonly medications: Medication[];
  readonly diagnosis?: string;
  readonly notes?: string;
}

const BLANK: Medication = { name: '', dosage: '', duration: '', instructions: '' };

/** A line behind `others`, empty unless something is to stand there. */
export function newLine(
  others: readonly MedicationDraft[],
  medication: Medication = BLANK,
): MedicationDraft {
  const { name, dosage, duration, instructions } = medication;
  const id = Math.max(0, ...others.map((line) => line.id)) + 1;
  return { id, name, dosage, duration, instructions };
}

/** Nothing was written in it. */
export function isBlankLine(line: Medication): boolean {
  return MEDICATION_FIELDS.every((field) => line[field].trim() === '');
}

/** Something is written in one that is not in the other: whose visit it is, and empty lines, are not written. */
export function saysOther(one: PrescriptionDraft, other: PrescriptionDraft): boolean {
  return JSON.stringify(saidIn(one)) !== JSON.stringify(saidIn(other));
}

function saidIn({ medications, diagnosis, notes }: PrescriptionDraft) {
  const lines = medications.map(plainMedication).filter((line) => !isBlankLine(line));
  return { lines, diagnosis: diagnosis.trim(), notes: notes.trim() };
}

/** The lines with these behind them, in the place of those that are empty. */
export function withMedications(
  lines: readonly MedicationDraft[],
  more: readonly Medication[],
): readonly MedicationDraft[] {
  const all = lines.filter((line) => !isBlankLine(line));
  // Behind those that are left out, too: an id is never given twice.
  const last = Math.max(0, ...lines.map(({ id }) => id));
  return [...all, ...more.map((one, index) => ({ ...plainMedication(one), id: last + 1 + index }))];
}

/** The lines with one of them a place further up (-1) or down (1), where there is one. */
export function movedLine(
  lines: readonly MedicationDraft[],
  id: number,
  by: -1 | 1,
): readonly MedicationDraft[] {
  const from = lines.findIndex((line) => line.id === id);
  const line = lines[from];
  const other = lines[from + by];
  if (line === undefined || other === undefined) return lines;
  const moved = [...lines];
  moved[from] = other;
  moved[from + by] = line;
  return moved;
}

/** What is sent, or what is wrong with it. Lines left wholly empty are none. */
export function checkPrescription(
  draft: PrescriptionDraft,
):
  | { readonly body: WholePrescription; readonly errors?: undefined }
  | { readonly body?: undefined; readonly errors: PrescriptionErrors } {
  const lines = draft.medications.filter((line) => !isBlankLine(line));
  const medications = new Map(
    lines.flatMap((line) => {
      const wrong = wrongLine(line);
      return Object.keys(wrong).length > 0 ? [[line.id, wrong] as const] : [];
    }),
  );
  const diagnosis = wrongNotes(draft.diagnosis, limits.diagnosis);
  const notes = wrongNotes(draft.notes, limits.notes);
  const appointment = draft.appointmentId === '';
  const isEmpty = lines.length === 0;
  const isTooLong = lines.length > limits.medications;
  if (appointment || isEmpty || isTooLong || medications.size > 0 || diagnosis || notes) {
    return { errors: { appointment, isEmpty, isTooLong, medications, diagnosis, notes } };
  }
  return {
    body: {
      appointmentId: draft.appointmentId,
      medications: lines.map(plainMedication),
      ...(draft.diagnosis.trim() !== '' && { diagnosis: draft.diagnosis.trim() }),
      ...(draft.notes.trim() !== '' && { notes: draft.notes.trim() }),
    },
  };
}

/** What a service refused, at the fields it is about: it counts the lines that were sent. */
export function refusedPrescription(
  draft: PrescriptionDraft,
  fields: readonly { readonly path: string }[],
): PrescriptionErrors {
  const lines = draft.medications.filter((line) => !isBlankLine(line));
  const medications = new Map<number, MedicationErrors>();
  for (const { path } of fields) {
    const [, index, name] = /^medications\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const line = lines[Number(index)];
    const field = MEDICATION_FIELDS.find((one) => one === name);
    if (line && field) {
      medications.set(line.id, { ...medications.get(line.id), [field]: 'refused' });
    }
  }
  const isAbout = (name: string) => fields.some(({ path }) => path === name);
  return {
    appointment: isAbout('appointmentId'),
    medications,
    diagnosis: isAbout('diagnosis') ? 'refused' : undefined,
    notes: isAbout('notes') ? 'refused' : undefined,
  };
}

function wrongLine(line: Medication): MedicationErrors {
  const wrong = MEDICATION_FIELDS.map((field): [MedicationField, PrescriptionError | undefined] => {
    const text = line[field].trim();
    const isMissing = field === 'name' && text === '';
    return [field, isMissing ? 'required' : wrongNotes(text, limits[field])];
  });
  return Object.fromEntries(wrong.filter(([, error]) => error !== undefined));
}
