import { expect, test } from 'vitest';
import { knownAllergies } from './known-allergies';

const template = {
  id: 'history',
  name: 'Historia',
  fields: [
    { key: 'a1', label: 'Alergias', type: 'text', required: false },
    { key: 'reason', label: 'Motivo', type: 'text', required: true },
  ],
};
const record = (id: string, fields: Readonly<Record<string, unknown>>, templateId = 'history') => ({
  id,
  templateId,
  fields,
  createdAt: `2026-11-2${id}T10:00:00Z`,
});

test('the last that was written counts, by the name of its field', () => {
  const records = [
    record('3', { reason: 'alergia al polvo', a1: '' }),
    record('2', { a1: ' Penicilina ' }),
    record('1', { a1: 'Ninguna' }),
  ];
  expect(knownAllergies(records, [template])).toEqual({
    text: 'Penicilina',
    at: '2026-11-22T10:00:00Z',
    recordId: '2',
  });
});

test('without its template a field is known by its key', () => {
  const records = [record('1', { drug_allergies: 'Latex', a1: 'x' }, 'gone')];
  expect(knownAllergies(records, [])?.text).toBe('Latex');
});

test('where nothing was written nothing is known', () => {
  expect(knownAllergies([record('1', { reason: 'Control' })], [template])).toBeUndefined();
});
