import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { call } from './call';
import { startService, type TestService } from './harness';
import { type StrictDouble, startStrictDouble } from './strict-double';
import { addWorld, WORLD } from './world';

const KEY = 'key-of-the-strict-double';

let service: TestService;
let double: StrictDouble;
let upstreamKey = '';

beforeAll(async () => {
  service = await startService('pglite');
  const clinic = await service.addClinic();
  upstreamKey = clinic.key;
  await addWorld(service.db, clinic.id, service.clock.now());
});
afterAll(() => service.close());
afterEach(() => double.close());

async function start(requestsPerMinute?: number) {
  const port = Number(new URL(service.baseUrl).port);
  double = await startStrictDouble({
    upstream: { port, apiKey: upstreamKey },
    apiKey: KEY,
    ...(requestsPerMinute !== undefined && { requestsPerMinute }),
  });
  const baseUrl = `http://127.0.0.1:${double.port}`;
  return (method: string, path: string, options: Parameters<typeof call>[3] = { key: KEY }) =>
    call({ baseUrl }, method, path, options);
}

test('the key comes before everything, and what is not published is not there', async () => {
  const send = await start();
  for (const path of ['/patients', '/openapi.json', '/doctors', '/no/such/thing']) {
    expect(await send('GET', path, {})).toMatchObject({
      status: 401,
      body: { success: false, code: 'AUTHENTICATION_ERROR' },
    });
  }
  expect(double.violations()).toContain('GET /patients: missing or incorrect Authorization');
  for (const path of ['/openapi.json', '/doctors', `/patients/${WORLD.patient}/odontogram`]) {
    expect((await send('GET', path)).status).toBe(404);
  }
  // What a client may look for is no violation, anything else is.
  expect(double.journal.slice(-3).map(({ violations }) => violations)).toEqual([
    [],
    ['undocumented operation'],
    [],
  ]);
});

test('what the contract does not know is refused and kept in the journal', async () => {
  const send = await start();
  const headers = { 'Idempotency-Key': 'a'.repeat(20), 'X-Location-Id': 'loc-north' };
  const procedure = { name: 'Control', specialty: 'General', duration: 30, price: 1 };
  for (const [method, path, options, told] of [
    ['GET', '/patients?totals=bounded', {}, 'query : unrecognized_keys totals'],
    ['GET', '/patients?limit=101', {}, 'query limit: invalid_format'],
    ['GET', '/api-keys?page=1', {}, 'query : unrecognized_keys page'],
    ['GET', `/appointments/doctors/schedule/${WORLD.doctor}`, { headers }, 'x-location-id'],
    ['POST', '/clinical-procedures', { body: procedure, headers }, 'idempotency-key'],
    ['POST', '/clinical-procedures', { body: { name: 'Control' } }, 'body specialty: invalid_type'],
    ['POST', '/clinical-procedures', { body: { ...procedure, color: 'red' } }, 'color'],
    [
      'POST',
      '/clinical-procedures',
      { body: procedure, headers: { 'Content-Type': 'text/plain' } },
      'wrong content type',
    ],
  ] as const) {
    expect((await send(method, path, { key: KEY, ...options })).status).toBe(400);
    expect(double.journal.at(-1)?.violations.join('; ')).toContain(told);
  }
});

test('what is not shown is answered in the least convenient way', async () => {
  const send = await start();
  const keys = await send('GET', '/api-keys');
  expect(keys.body).toMatchObject({ success: true, data: [{ name: 'Test' }] });
  const made = await call(service, 'POST', '/api-keys', {
    key: upstreamKey,
    body: { name: 'Another', scopes: ['patients:read'] },
  });
  const { id } = made.body as { id: string };
  expect(await send('DELETE', `/api-keys/${id}`)).toMatchObject({ status: 204, body: undefined });
  const list = await send('GET', '/appointments?from=2026-03-02&to=2026-03-02');
  expect(JSON.stringify(list.body)).not.toContain('version');
  expect(double.violations()).toEqual([]);
});

test('a quota is answered with when to come again', async () => {
  const send = await start(2);
  await send('GET', '/patients');
  await send('GET', '/patients');
  const refused = await send('GET', '/patients');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
});
