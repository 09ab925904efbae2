import * as z from 'zod/mini';
import { prescriptionLimits as limits } from '@/lib/contract/limits';
import { MEDICATION_FIELDS, type Medication, plainMedication } from '@/lib/kit/medication';
import { typedNotes } from '@/lib/kit/typed-schemas';

export const BLANK_LINE: Medication = { name: '', dosage: '', duration: '', instructions: '' };

/** Nothing was written in it. */
export function isBlankLine(line: Medication): boolean {
  return MEDICATION_FIELDS.every((field) => line[field].trim() === '');
}

const typedLine = z
  .object({
    name: typedNotes(limits.name),
    dosage: typedNotes(limits.dosage),
    duration: typedNotes(limits.duration),
    instructions: typedNotes(limits.instructions),
  })
  .check(
    z.superRefine((line, context) => {
      if (line.name.trim() !== '' || isBlankLine(line)) return;
      context.addIssue({ code: 'custom', message: 'required', path: ['name'], input: line });
    }),
  );

/** How many lines are written is told at the first. */
export type WrongCount = 'empty' | 'tooMany';

export function wrongCount(lines: readonly Medication[]): WrongCount | undefined {
  const written = lines.filter((line) => !isBlankLine(line)).length;
  if (written === 0) return 'empty';
  return written > limits.medications ? 'tooMany' : undefined;
}

/** What is typed into a prescription, and the body that is sent. Lines left wholly empty are none. */
export const prescriptionForm = z.pipe(
  z.object({
    appointmentId: z.string().check(z.minLength(1, 'missing')),
    medications: z.array(typedLine).check(
      z.superRefine((lines, context) => {
        const message = wrongCount(lines);
        if (message === undefined) return;
        context.addIssue({ code: 'custom', message, path: [0, 'name'], input: lines });
      }),
    ),
    diagnosis: typedNotes(limits.diagnosis),
    notes: typedNotes(limits.notes),
  }),
  z.transform(({ appointmentId, medications, diagnosis, notes }) => ({
    appointmentId,
    medications: medications.filter((line) => !isBlankLine(line)),
    ...(diagnosis !== '' && { diagnosis }),
    ...(notes !== '' && { notes }),
  })),
);
export type PrescriptionValues = z.input<typeof prescriptionForm>;
export type PrescriptionError = WrongCount | 'required' | 'tooLong' | 'characters' | 'refused';

/** Something is written in one that is not in the other: whose visit it is, and empty lines, are not written. */
export function saysOther(one: PrescriptionValues, other: PrescriptionValues): boolean {
  return JSON.stringify(saidIn(one)) !== JSON.stringify(saidIn(other));
}

function saidIn({ medications, diagnosis, notes }: PrescriptionValues) {
  const lines = medications.map(plainMedication).filter((line) => !isBlankLine(line));
  return { lines, diagnosis: diagnosis.trim(), notes: notes.trim() };
}

/** The lines with these behind them, in the place of those that are empty. */
export function withMedications(
  lines: readonly Medication[],
  more: readonly Medication[],
): Medication[] {
  return [...lines.filter((line) => !isBlankLine(line)), ...more.map(plainMedication)];
}

/** The field that a refused path is about: a service counts the lines that were sent. */
export function prescriptionFieldOf(
  path: string,
  { typed }: { readonly typed: Pick<PrescriptionValues, 'medications'> },
): string | undefined {
  const [, sent, field] = /^medications\.(\d+)\.(\w+)$/.exec(path) ?? [];
  if (sent === undefined) return path.startsWith('medications') ? undefined : path;
  const written = typed.medications.flatMap((line, index) => (isBlankLine(line) ? [] : [index]));
  const index = written[Number(sent)];
  const isKnown = MEDICATION_FIELDS.some((one) => one === field);
  return index !== undefined && isKnown ? `medications.${index}.${field}` : undefined;
}

/** A field within a list: `medications.0.dosage`. */
export function inMedication(name: string) {
  const [list, index, field] = name.split('.');
  if (list !== 'medications') return undefined;
  return {
    number: Number(index) + 1,
    field: MEDICATION_FIELDS.find((one) => one === field) ?? 'name',
  } as const;
}
