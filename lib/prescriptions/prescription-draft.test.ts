import { expect, test } from 'vitest';
import { prescriptionLimits } from '@/lib/contract/prescription-limits';
import { withMedicationDeed } from './favourite-medications';
import {
  checkPrescription,
  movedLine,
  newLine,
  type PrescriptionDraft,
  refusedPrescription,
  saysOther,
  withMedications,
} from './prescription-draft';

const amoxicillin = {
  name: 'Amoxicilina 500 mg',
  dosage: '1 cápsula cada 8 horas',
  duration: '7 días',
  instructions: '',
};
const ibuprofen = { name: 'Ibuprofeno 400 mg', dosage: '', duration: '', instructions: '' };

function draft(given: Partial<PrescriptionDraft> = {}): PrescriptionDraft {
  return {
    appointmentId: 'app-1',
    medications: [newLine([], amoxicillin)],
    diagnosis: '',
    notes: '',
    ...given,
  };
}

test('what was typed is sent without blanks around it, and without the lines left empty', () => {
  const first = newLine([], { ...amoxicillin, name: ' Amoxicilina 500 mg ' });
  const typed = draft({ medications: [first, newLine([first])], diagnosis: ' K047 ' });
  expect(checkPrescription(typed).body).toEqual({
    appointmentId: 'app-1',
    medications: [amoxicillin],
    diagnosis: 'K047',
  });
});

test('whose visit it is, blanks and empty lines are nothing that was written', () => {
  const start = draft();
  const [first = newLine([])] = start.medications;
  expect(
    saysOther({ ...start, appointmentId: 'app-2', medications: [first, newLine([first])] }, start),
  ).toBe(false);
  expect(saysOther({ ...start, notes: ' ' }, start)).toBe(false);
  expect(saysOther({ ...start, notes: 'x' }, start)).toBe(true);
  expect(saysOther({ ...start, medications: [newLine([first])] }, start)).toBe(true);
});

test('everything that is wrong is said at once, at its line', () => {
  const first = newLine([]);
  const second = newLine([first], { ...amoxicillin, name: ' ' });
  const third = newLine([first, second], { ...ibuprofen, duration: 'x'.repeat(201) });
  const typed = draft({
    appointmentId: '',
    medications: [first, second, third],
    notes: 'x'.repeat(prescriptionLimits.notes + 1),
  });
  expect(checkPrescription(typed).errors).toEqual({
    appointment: true,
    isEmpty: false,
    isTooLong: false,
    medications: new Map([
      [second.id, { name: 'required' }],
      [third.id, { duration: 'tooLong' }],
    ]),
    diagnosis: undefined,
    notes: 'tooLong',
  });
  expect(checkPrescription(draft({ medications: [first] })).errors).toMatchObject({
    isEmpty: true,
  });
  const many = withMedications([], Array(51).fill(ibuprofen));
  expect(checkPrescription(draft({ medications: many })).errors).toMatchObject({ isTooLong: true });
  expect(checkPrescription(draft({ medications: many.slice(1) })).errors).toBeUndefined();
});

test('what a service refused is told at the line that was sent, not at the one on the screen', () => {
  const empty = newLine([]);
  const second = newLine([empty], ibuprofen);
  const refused = refusedPrescription(draft({ medications: [empty, second] }), [
    { path: 'medications.0.name' },
    { path: 'notes' },
  ]);
  expect(refused.medications).toEqual(new Map([[second.id, { name: 'refused' }]]));
  expect(refused).toMatchObject({ notes: 'refused', appointment: false });
});

test('lines go up and down, and stay where there is no further', () => {
  const lines = withMedications([], [amoxicillin, ibuprofen]);
  const names = (moved: typeof lines) => moved.map(({ name }) => name);
  const [first, second] = lines.map(({ id }) => id);
  expect(names(movedLine(lines, second ?? 0, -1))).toEqual([ibuprofen.name, amoxicillin.name]);
  expect(movedLine(lines, first ?? 0, -1)).toBe(lines);
  expect(movedLine(lines, 99, 1)).toBe(lines);
});

test('what is brought stands behind what was written, in the place of what is empty', () => {
  const written = newLine([], amoxicillin);
  const lines = withMedications([written, newLine([written])], [ibuprofen, ibuprofen]);
  expect(lines.map(({ name }) => name)).toEqual([amoxicillin.name, ibuprofen.name, ibuprofen.name]);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(3);
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
