import { expect, test } from 'vitest';
import { callerOf } from '@/lib/testing/caller';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { readAllergies } from './read-allergies.server';

const service = await withScriptedService('all');

const WORDS = { locale: 'es-CO', timezone: 'America/Bogota', yes: 'Sí', no: 'No' };
const record = (patientId: string) => ({
  id: `record-of-${patientId}`,
  appointmentId: 'a1',
  patientId,
  templateId: 'history',
  fields: { alergias: 'Penicilina' },
  createdBy: 'somebody',
  createdAt: '2026-11-20T10:00:00Z',
  addenda: [],
});
const template = {
  id: 'history',
  name: 'Historia',
  fields: [{ key: 'alergias', label: 'Alergias', type: 'text', required: false }],
};
const listed = (data: readonly unknown[], total = data.length) =>
  json(200, { data, pagination: { page: 1, limit: 100, total, totalPages: 1 } });
const broken = json(500, { code: 'INTERNAL', message: '' });

/** What is read where records and templates are answered like that. */
function readFrom(records: typeof broken, templates: typeof broken) {
  service.answer = (request, response) =>
    (request.url?.includes('medical-records') ? records : templates)(request, response);
  return readAllergies(callerOf('dentist'), 'p1', WORDS);
}

const penicillin = expect.objectContaining({ label: 'Alergias', text: 'Penicilina' });

test('all that the records say of allergies, and nothing of somebody else', async () => {
  expect(await readFrom(listed([record('p1'), record('p2')]), listed([template]))).toEqual({
    said: [penicillin],
    isWhole: true,
  });
});

test('there may be more where there are more records than were read', async () => {
  expect(await readFrom(listed([record('p1')], 101), listed([template]))).toEqual({
    said: [penicillin],
    isWhole: false,
  });
});

test('without the names of the fields nothing is known to be all', async () => {
  expect((await readFrom(listed([record('p1')]), broken)).isWhole).toBe(false);
});

test('nobody wrote anything: that is all, whatever the templates are', async () => {
  expect(await readFrom(listed([]), broken)).toEqual({ said: [], isWhole: true });
});

test('records that cannot be read are not taken for none', async () => {
  expect(await readFrom(broken, listed([template]))).toEqual({ said: [], isWhole: false });
  service.requests.length = 0;
  expect(await readAllergies(callerOf('billing'), 'p1', WORDS)).toEqual({
    said: [],
    isWhole: false,
  });
  expect(service.requests).toEqual([]);
});
