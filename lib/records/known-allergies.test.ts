import { expect, test } from 'vitest';
import { knownAllergies } from './known-allergies';

const WORDS = { locale: 'es-CO', timezone: 'America/Bogota', yes: 'Sí', no: 'No' };
const field = (key: string, label: string, more = {}) => ({
  key,
  label,
  type: 'text',
  required: false,
  options: undefined,
  min: undefined,
  max: undefined,
  ...more,
});
const choices = [{ value: 'pen', label: 'Penicilina' }];
const template = {
  id: 'history',
  name: 'Historia',
  fields: [
    field('a1', 'Antecedentes alérgicos'),
    field('a2', 'Alergias alimentarias'),
    field('a3', 'Alergias a medicamentos', { type: 'multiselect', options: choices }),
    field('a4', '¿Alergia al látex?', { type: 'boolean' }),
    field('reason', 'Motivo'),
  ],
};
type Addenda = Parameters<typeof knownAllergies>[0][number]['addenda'];
const record = (
  day: number,
  fields: Readonly<Record<string, unknown>>,
  { templateId = 'history', addenda = [] as Addenda } = {},
) => ({
  id: `r${day}`,
  templateId,
  fields,
  addenda,
  createdAt: `2026-11-2${day}T10:00:00Z`,
});
const addendum = (day: number, text: string) => ({
  id: `a${day}`,
  text,
  createdBy: 'somebody',
  createdByName: undefined,
  createdAt: `2026-11-2${day}T12:00:00Z`,
});
const saidOf = (records: Parameters<typeof knownAllergies>[0]) =>
  knownAllergies(records, [template], WORDS).map(({ label, text, recordId }) => [
    label,
    text,
    recordId,
  ]);

test('the last record that says something counts, by the name of its fields', () => {
  const records = [
    record(3, { reason: 'alergia al polvo', a1: '' }),
    record(2, { a1: ' Penicilina ' }),
    record(1, { a1: 'Ninguna' }),
  ];
  expect(knownAllergies(records, [template], WORDS)).toEqual([
    {
      label: 'Antecedentes alérgicos',
      text: 'Penicilina',
      at: '2026-11-22T10:00:00Z',
      recordId: 'r2',
    },
  ]);
});

test('every field that says something is told, whatever its kind', () => {
  expect(saidOf([record(1, { a2: 'Ninguna', a3: ['pen', 'Látex'], a4: true })])).toEqual([
    ['Alergias alimentarias', 'Ninguna', 'r1'],
    ['Alergias a medicamentos', 'Penicilina, Látex', 'r1'],
    ['¿Alergia al látex?', 'Sí', 'r1'],
  ]);
});

test('of each field what was said last is told, whichever record says it', () => {
  const records = [
    record(3, { a4: false }),
    record(2, { a3: ['pen'] }),
    record(1, { a3: [], a4: true }),
  ];
  expect(saidOf(records)).toEqual([
    ['¿Alergia al látex?', 'No', 'r3'],
    ['Alergias a medicamentos', 'Penicilina', 'r2'],
  ]);
});

test('without its template a field is known by its key', () => {
  const records = [record(1, { drug_allergies: 'Latex', a1: 'x' }, { templateId: 'gone' })];
  expect(saidOf(records)).toEqual([['drug_allergies', 'Latex', 'r1']]);
});

test('what was added since is told too, the latest first, to whichever record', () => {
  const records = [
    record(4, { reason: 'Control' }, { addenda: [addendum(4, 'Refiere alérgica al yodo')] }),
    record(2, { a1: 'Ninguna' }, { addenda: [addendum(5, 'Sí es alergia'), addendum(6, 'Otra')] }),
    record(1, { a1: 'Polen' }, { addenda: [addendum(1, 'alergia dudosa')] }),
  ];
  expect(saidOf(records)).toEqual([
    [undefined, 'Sí es alergia', 'r2'],
    [undefined, 'Refiere alérgica al yodo', 'r4'],
    ['Antecedentes alérgicos', 'Ninguna', 'r2'],
  ]);
});

test('where nothing was written nothing is known', () => {
  expect(saidOf([record(1, { reason: 'Control' })])).toEqual([]);
});
