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

it('can be overridden both ways without asking', async () => {
  service.answer = offering({ '/api/v1/patients': { post: {} } });
  expect(await createFeatures(service.url, 'documented').offers('patients.create')).toBe(false);
  expect(await createFeatures(service.url, 'all').offers('doctors.list')).toBe(true);
  expect(service.requests).toHaveLength(0);
});
