import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { json, type ScriptedService, startScriptedService } from '@/lib/testing/scripted-service';
import { createFeatures, type FeatureSetting } from './features';

let service: ScriptedService;
beforeEach(async () => {
  service = await startScriptedService();
});
afterEach(async () => {
  vi.useRealTimers();
  await service.close();
});

const config = (setting: FeatureSetting) => ({ url: service.url, apiKey: 'canary-key', setting });
const offering = (paths: object) => json(200, { openapi: '3.1.0', paths });

it('offers the extensions that the service lists, whatever it calls their parameters', async () => {
  service.answer = offering({ '/api/v1/patients/{patient_id}': { patch: {} } });
  const { offers } = createFeatures(config('auto'));
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
  const { offers } = createFeatures(config('auto'));
  expect(await offers('patients.create')).toBe(false);
  expect(await offers('patients.list')).toBe(true);
});

type Answer = ScriptedService['answer'];
const broken: Answer = (_, response) => response.destroy();
const listing = offering({ '/api/v1/patients': { post: {} } });

it.each<[string, Answer, boolean]>([
  ['a broken connection', broken, false],
  ['a 503', json(503, {}), false],
  ...[401, 408, 425, 429, 500, 502, 504].map((status): [string, Answer, boolean] => [
    `a ${status}`,
    json(status, {}),
    false,
  ]),
  ...[400, 403, 405, 410].map((status): [string, Answer, boolean] => [
    `a ${status}`,
    json(status, {}),
    true,
  ]),
  ['a redirect', json(302, '', { location: '/' }), false],
  ['a 404', json(404, ''), true],
  ['a page in its place', json(200, '<html>'), true],
  ['a list', listing, true],
])('after %s, whether it is known what the service offers', async (_name, answer, known) => {
  service.answer = answer;
  const features = createFeatures(config('auto'));
  expect(await features.offers('patients.change')).toBe(false);
  expect(features.known()).toBe(known);
});

it.each<[string, Answer]>([
  ['a failure', json(503, {})],
  ['a broken connection', broken],
])('keeps what was listed through %s, and asks again soon', async (_name, fault) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  service.answer = listing;
  const { offers } = createFeatures(config('auto'));
  await offers('patients.create');
  service.answer = fault;
  vi.setSystemTime(Date.now() + 11 * 60_000);
  expect(await offers('patients.create')).toBe(true);
  await vi.waitUntil(() => service.requests.length === 2);
  expect(await offers('patients.create')).toBe(true);
  service.answer = json(404, '');
  await vi.waitUntil(async () => {
    vi.setSystemTime(Date.now() + 16_000);
    return !(await offers('patients.create'));
  });
});

it('is asked anew and waited for while it never answered, one call for all who ask', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  service.answer = json(503, {});
  const { offers } = createFeatures(config('auto'));
  expect(await offers('patients.create')).toBe(false);
  expect(await offers('patients.create')).toBe(false);
  expect(service.requests).toHaveLength(1);
  service.answer = listing;
  vi.setSystemTime(Date.now() + 1_000);
  const asked = [offers('patients.create'), offers('patients.create'), offers('patients.change')];
  expect(await Promise.all(asked)).toEqual([true, true, false]);
  expect(service.requests).toHaveLength(2);
});

it('offers what a list adds to a documented query, and nothing that only sounds like it', async () => {
  const inQuery = { name: 'totals', in: 'query', schema: {} };
  service.answer = offering({
    '/api/v1/patients': { get: { parameters: [{ $ref: '#/x' }, inQuery] } },
    '/api/v1/doctors': { get: { parameters: [{ name: 'totals', in: 'header' }] } },
    '/api/v1/locations': { get: {} },
  });
  const { offersInput } = createFeatures(config('auto'));
  expect(await offersInput('patients.list', 'totals')).toBe(true);
  expect(await offersInput('patients.list', 'status')).toBe(false);
  expect(await offersInput('doctors.list', 'totals')).toBe(false);
  expect(await offersInput('locations.list', 'totals')).toBe(false);
  expect(await createFeatures(config('documented')).offersInput('patients.list', 'totals')).toBe(
    false,
  );
});

it('offers a member of a body that the service describes', async () => {
  const findings = { type: 'array', items: { properties: { plannedItems: {} } } };
  const schema = { properties: { findings, removeFindingIds: {} } };
  const batch = { requestBody: { content: { 'application/json': { schema } } } };
  const path = '/api/v1/patients/{id}/odontogram/findings';
  service.answer = offering({ [path]: { post: {} }, [`${path}/batch`]: { post: batch } });
  const { offersInput } = createFeatures(config('auto'));
  expect(await offersInput('odontogram.register-findings', 'removeFindingIds')).toBe(true);
  expect(await offersInput('odontogram.register-findings', 'findings[].plannedItems')).toBe(true);
  expect(await offersInput('odontogram.register-findings', 'findings[].notes')).toBe(false);
  expect(await offersInput('odontogram.register-findings', 'plannedItems')).toBe(false);
  expect(await offersInput('odontogram.register-findings', 'evolution')).toBe(false);
  expect(await offersInput('odontogram.register-finding', 'removeFindingIds')).toBe(false);
});

it('offers a member of an object or of what a list in a body holds', async () => {
  const items = { type: 'array', items: { properties: { description: {}, taxKind: {} } } };
  const share = { type: 'object', properties: { amount: {}, reference: {} } };
  const schema = { properties: { items, share, notes: { type: 'string' } } };
  const post = { requestBody: { content: { 'application/json': { schema } } } };
  service.answer = offering({ '/api/v1/billing/invoices': { post } });
  const { offersInput } = createFeatures(config('auto'));
  expect(await offersInput('invoices.create', 'items[].taxKind')).toBe(true);
  expect(await offersInput('invoices.create', 'items[].taxRate')).toBe(false);
  expect(await offersInput('invoices.create', 'share.reference')).toBe(true);
  expect(await offersInput('invoices.create', 'share.method')).toBe(false);
  expect(await offersInput('invoices.create', 'taxKind')).toBe(false);
  expect(await offersInput('invoices.create', 'notes[].taxKind')).toBe(false);
});

it.each<[string, object, boolean]>([
  ['has a header for it', { name: 'x-acting-user', in: 'header' }, true],
  ['has it elsewhere', { name: 'X-Acting-User', in: 'query' }, false],
  ['does not', { name: 'If-Match', in: 'header' }, false],
])('tells who makes a change where the operation %s', async (_name, parameter, told) => {
  service.answer = offering({ '/api/v1/patients': { post: { parameters: [parameter] } } });
  const { takesActor } = createFeatures(config('auto'));
  expect(await takesActor('patients.create')).toBe(told);
  expect(await takesActor('appointments.create')).toBe(false);
  const always = (setting: 'documented' | 'all') =>
    createFeatures(config(setting)).takesActor('patients.create');
  expect([await always('documented'), await always('all')]).toEqual([false, true]);
});

it('sends a key where the operation has a header for it', async () => {
  const parameters = [{ name: 'idempotency-key', in: 'header' }];
  service.answer = offering({ '/api/v1/billing/invoices': { post: { parameters } } });
  const { takesKey } = createFeatures(config('auto'));
  expect([await takesKey('invoices.create'), await takesKey('payments.create')]).toEqual([
    true,
    false,
  ]);
  // Nobody's word counts but the service's own.
  expect(await createFeatures(config('all')).takesKey('invoices.create')).toBe(false);
});

it('tells a service without a list, or that cannot be asked, of nobody', async () => {
  for (const answer of [json(404, ''), json(500, {})]) {
    service.answer = answer;
    expect(await createFeatures(config('auto')).takesActor('patients.create')).toBe(false);
  }
});

it('can be overridden both ways without asking', async () => {
  service.answer = offering({ '/api/v1/patients': { post: {} } });
  expect(await createFeatures(config('documented')).offers('patients.create')).toBe(false);
  expect(await createFeatures(config('all')).offers('doctors.list')).toBe(true);
  expect(service.requests).toHaveLength(0);
});

it('asks with the key, like every other call', async () => {
  service.answer = listing;
  await createFeatures(config('auto')).offers('patients.create');
  expect(service.requests[0]?.headers).toMatchObject({ authorization: 'Bearer canary-key' });
});

it('tells that the key is refused, until it is taken', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  service.answer = json(401, {});
  const features = createFeatures(config('auto'));
  await features.offers('patients.create');
  expect([features.isKeyRefused(), features.known()]).toEqual([true, false]);
  service.answer = json(404, {});
  vi.setSystemTime(Date.now() + 1_000);
  await features.offers('patients.create');
  expect([features.isKeyRefused(), features.known()]).toEqual([false, true]);
});

/** Asks at each second of `seconds`; at which of them the service was asked. */
async function askedAt(answer: Answer, seconds: number): Promise<number[]> {
  vi.useFakeTimers({ toFake: ['Date'] });
  service.answer = answer;
  const { offers } = createFeatures(config('auto'));
  const began = Date.now();
  const asked: number[] = [];
  for (let second = 0; second <= seconds; second += 1) {
    vi.setSystemTime(began + second * 1_000);
    const before = service.requests.length;
    await offers('patients.create');
    if (service.requests.length > before) asked.push(second);
  }
  return asked;
}

it('asks a service that says nothing after growing pauses', async () => {
  expect(await askedAt(json(503, {}), 200)).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
});

it('asks no sooner than the service wants to be asked', async () => {
  expect(await askedAt(json(429, {}, { 'retry-after': '40' }), 100)).toEqual([0, 40, 80]);
});

it('names a version where the operation has a header for it', async () => {
  const parameters = [{ name: 'If-Match', in: 'header' }];
  service.answer = offering({ '/api/v1/appointments/{id}': { patch: { parameters } } });
  const { takesVersion } = createFeatures(config('auto'));
  expect([
    await takesVersion('appointments.change'),
    await takesVersion('odontogram.register-finding'),
  ]).toEqual([true, false]);
});
