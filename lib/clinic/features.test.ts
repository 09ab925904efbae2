import { afterEach, beforeEach, expect, it } from 'vitest';
import { json, type ScriptedService, startScriptedService } from '@/lib/testing/scripted-service';
import { createFeatures } from './features';

let service: ScriptedService;
beforeEach(async () => {
  service = await startScriptedService();
});
afterEach(() => service.close());

const offering = (paths: object) => json(200, { openapi: '3.1.0', paths });

it('offers the extensions that the service lists, whatever it calls their parameters', async () => {
  service.answer = offering({ '/api/v1/patients/{patient_id}': { patch: {} } });
  const { offers } = createFeatures(service.url, 'auto');
  expect(await offers('patients.change')).toBe(true);
  expect(await offers('patients.create')).toBe(false);
  expect(await offers('patients.read')).toBe(true);
  expect(service.requests).toHaveLength(1);
});

it.each([
  ['no such document', json(404, '')],
  ['nonsense', json(200, '<html>')],
  ['a broken connection', (_: unknown, response: { destroy: () => void }) => response.destroy()],
])('counts %s as documented only', async (_name, answer) => {
  service.answer = answer;
  const { offers } = createFeatures(service.url, 'auto');
  expect(await offers('patients.create')).toBe(false);
  expect(await offers('patients.list')).toBe(true);
});

it('knows nothing of a service that never answered, and something of one that did', async () => {
  service.answer = (_, response) => response.destroy();
  const features = createFeatures(service.url, 'auto');
  expect(await features.offers('patients.create')).toBe(false);
  expect(features.known()).toBe(false);
  service.answer = json(404, '');
  const other = createFeatures(service.url, 'auto');
  await other.offers('patients.create');
  expect(other.known()).toBe(true);
});

it('offers what a list adds to a documented query, and nothing that only sounds like it', async () => {
  const inQuery = { name: 'totals', in: 'query', schema: {} };
  service.answer = offering({
    '/api/v1/patients': { get: { parameters: [{ $ref: '#/x' }, inQuery] } },
    '/api/v1/doctors': { get: { parameters: [{ name: 'totals', in: 'header' }] } },
    '/api/v1/locations': { get: {} },
  });
  const { offersInput } = createFeatures(service.url, 'auto');
  expect(await offersInput('patients.list', 'totals')).toBe(true);
  expect(await offersInput('patients.list', 'status')).toBe(false);
  expect(await offersInput('doctors.list', 'totals')).toBe(false);
  expect(await offersInput('locations.list', 'totals')).toBe(false);
  expect(
    await createFeatures(service.url, 'documented').offersInput('patients.list', 'totals'),
  ).toBe(false);
});

it('can be overridden both ways without asking', async () => {
  service.answer = offering({ '/api/v1/patients': { post: {} } });
  expect(await createFeatures(service.url, 'documented').offers('patients.create')).toBe(false);
  expect(await createFeatures(service.url, 'all').offers('doctors.list')).toBe(true);
  expect(service.requests).toHaveLength(0);
});
