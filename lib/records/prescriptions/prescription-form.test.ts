import { expect, test } from 'vitest';
import { prescriptionLimits } from '@/lib/contract/limits';
import { withMedicationDeed } from './favourite-medications';
import {
  BLANK_LINE,
  type PrescriptionValues,
  prescriptionFieldOf,
  prescriptionForm,
  saysOther,
  withMedications,
} from './prescription-form';

const amoxicillin = {
  name: 'Amoxicilina 500 mg',
  dosage: '1 cápsula cada 8 horas',
  duration: '7 días',
  instructions: '',
};
const ibuprofen = { name: 'Ibuprofeno 400 mg', dosage: '', duration: '', instructions: '' };

function typed(given: Partial<PrescriptionValues> = {}): PrescriptionValues {
  return {
    appointmentId: 'app-1',
    medications: [amoxicillin],
    diagnosis: '',
    notes: '',
    ...given,
  };
}

/** The code of what is wrong, by field. */
function wrongIn(values: PrescriptionValues) {
  const { error } = prescriptionForm.safeParse(values);
  return Object.fromEntries(
    error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );
}

test('what was typed is sent without blanks around it, and without the lines left empty', () => {
  const first = { ...amoxicillin, name: ' Amoxicilina 500 mg ' };
  const values = typed({ medications: [BLANK_LINE, first, BLANK_LINE], diagnosis: ' K047 ' });
  expect(prescriptionForm.parse(values)).toEqual({
    appointmentId: 'app-1',
    medications: [amoxicillin],
    diagnosis: 'K047',
  });
});

test('whose visit it is, blanks and empty lines are nothing that was written', () => {
  const start = typed();
  const other = { ...start, appointmentId: 'app-2', medications: [amoxicillin, BLANK_LINE] };
  expect(saysOther(other, start)).toBe(false);
  expect(saysOther({ ...start, notes: ' ' }, start)).toBe(false);
  expect(saysOther({ ...start, notes: 'x' }, start)).toBe(true);
  expect(saysOther({ ...start, medications: [BLANK_LINE] }, start)).toBe(true);
});

test('everything that is wrong is said at once, at its line', () => {
  const second = { ...amoxicillin, name: ' ' };
  const third = { ...ibuprofen, duration: 'x'.repeat(201) };
  const values = typed({
    appointmentId: '',
    medications: [BLANK_LINE, second, third],
    notes: 'x'.repeat(prescriptionLimits.notes + 1),
  });
  expect(wrongIn(values)).toEqual({
    appointmentId: 'missing',
    'medications.1.name': 'required',
    'medications.2.duration': 'tooLong',
    notes: 'tooLong',
  });
  expect(wrongIn(typed({ medications: [BLANK_LINE] }))).toEqual({ 'medications.0.name': 'empty' });
  const many = Array(51).fill(ibuprofen);
  expect(wrongIn(typed({ medications: many }))).toEqual({ 'medications.0.name': 'tooMany' });
  expect(wrongIn(typed({ medications: many.slice(1) }))).toEqual({});
});

test('what a service refused is told at the line that was sent, not at the one on the screen', () => {
  const at = (path: string) =>
    prescriptionFieldOf(path, { typed: typed({ medications: [BLANK_LINE, ibuprofen] }) });
  expect(at('medications.0.name')).toBe('medications.1.name');
  expect(at('notes')).toBe('notes');
  for (const path of ['medications', 'medications.1.name', 'medications.0.color']) {
    expect(at(path)).toBeUndefined();
  }
});

test('what is brought stands behind what was written, in the place of what is empty', () => {
  const lines = withMedications([amoxicillin, BLANK_LINE], [ibuprofen, ibuprofen]);
  expect(lines).toEqual([amoxicillin, ibuprofen, ibuprofen]);
});

test('a medication is a favourite once, and at most sixty are', () => {
  const marked = withMedicationDeed([amoxicillin], {
    marked: { ...amoxicillin, name: `${amoxicillin.name} ` },
  });
  expect(marked).toHaveLength(1);
  expect(withMedicationDeed(marked, { unmarked: amoxicillin })).toEqual([]);
  const many = Array.from({ length: 70 }, (_, index) => ({ ...ibuprofen, name: `M ${index}` }));
  let kept: readonly (typeof ibuprofen)[] = [];
  for (const one of many) kept = withMedicationDeed(kept, { marked: one });
  expect(kept).toHaveLength(60);
  expect(kept.at(-1)?.name).toBe('M 69');
});
