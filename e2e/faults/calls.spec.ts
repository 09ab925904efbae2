import type { APIResponse } from '@playwright/test';
import { type Api, makePatient, newSurname } from '../support/api';
import { expect, test } from '../support/http-fixtures';
import { EMPTY_CLINIC } from '../support/stack';
import { isAboutPatients, isCreate, isList, isRecord, recover } from './recover';

test.use({ stackOptions: EMPTY_CLINIC });
test.describe.configure({ mode: 'default' });

let api: Api;
test.beforeEach(async ({ apiOf }) => {
  api = await apiOf('receptionist');
});
test.afterEach(async ({ faults }) => recover(faults, api));

/** A failure that says which and nothing of where or why. */
async function expectProblem(response: APIResponse, status: number, code: string) {
  const text = await response.text();
  expect(response.status(), text).toBe(status);
  expect(response.headers()['content-type']).toBe('application/problem+json');
  const problem = JSON.parse(text);
  expect(problem).toMatchObject({ status, code });
  expect(problem.correlationId).toMatch(/^[\w-]{8,64}$/);
  expect(text).not.toMatch(/127\.0\.0\.1|ECONN|undici|at \w+ \(/);
}

const list = () => api.get('/api/clinic/patients');

test('a service that is down: a typed 502, also for a change, which certainly did not happen', async ({
  faults,
}) => {
  // What the service offers is known by then.
  await makePatient(api);
  await faults.goDown();
  await expectProblem(await list(), 502, 'SERVICE_UNREACHABLE');
  const change = await api.send('POST', '/api/clinic/patients', {
    firstName: 'Luz',
    lastName: newSurname(),
  });
  await expectProblem(change, 502, 'SERVICE_UNREACHABLE');
});

test('a service that takes 30 seconds: 504 within 12.5, and nothing else waits for it', async ({
  faults,
}) => {
  const began = performance.now();
  const arrived = faults.hold(isList);
  const slow = list();
  await arrived;
  for (const path of ['/api/clinic/locations', '/api/clinic/doctors', '/healthz']) {
    expect((await api.get(path)).status(), path).toBe(200);
  }
  expect(performance.now() - began, 'the others were not waiting').toBeLessThan(9_000);
  await expectProblem(await slow, 504, 'SERVICE_TIMEOUT');
  expect(performance.now() - began).toBeLessThan(12_500);
});

test('one broken connection is not noticed: a read is asked again', async ({ faults }) => {
  let broken = false;
  const once = (call: Parameters<typeof isList>[0]) => {
    const first = isList(call) && !broken;
    broken ||= first;
    return first;
  };
  faults.fail(once, { kind: 'reset' });
  expect((await list()).status()).toBe(200);
});

test('connections that break in mid-answer: a typed 502, never half a list', async ({ faults }) => {
  await makePatient(api);
  faults.fail(isList, { kind: 'half' });
  await expectProblem(await list(), 502, 'SERVICE_UNREACHABLE');
});

const BROKEN_ANSWERS: Readonly<Record<string, (body: string) => string>> = {
  'is no JSON': (body) => body.slice(0, -1),
  'is another envelope': (body) => JSON.stringify({ success: true, data: JSON.parse(body) }),
  'lacks the pagination': (body) => JSON.stringify({ data: JSON.parse(body).data }),
  'lacks the id of a patient': (body) => body.replaceAll('"id"', '"identifier"'),
  'is empty': () => '',
};

for (const [what, change] of Object.entries(BROKEN_ANSWERS)) {
  test(`an answer that ${what}: a typed 502, asked once`, async ({ faults }) => {
    await makePatient(api);
    faults.fail(isList, { kind: 'change', change });
    const before = faults.calls.length;
    await expectProblem(await list(), 502, 'SERVICE_ANSWER_INVALID');
    expect(faults.calls.length - before).toBe(1);
  });
}

test('a redirect is an answer nobody follows', async ({ faults }) => {
  faults.fail(isList, {
    kind: 'answer',
    status: 302,
    headers: { location: 'http://evil.example/' },
    body: '',
  });
  await expectProblem(await list(), 502, 'SERVICE_ANSWER_INVALID');
});

test('members nobody knows and values nobody has heard of break nothing', async ({ faults }) => {
  const { lastName } = await makePatient(api);
  faults.fail(isList, {
    kind: 'change',
    change: (body) => body.replaceAll('"status":"active"', '"status":"dormant","shoeSize":41'),
  });
  const response = await api.get(`/api/clinic/patients?search=${lastName}`);
  expect(response.status()).toBe(200);
  expect(await response.json()).toMatchObject({ data: [{ status: 'dormant' }] });
});

test('a storm of failures: the breaker spares the service, and tries again by itself', async ({
  faults,
}) => {
  faults.fail(isAboutPatients, { kind: 'answer', status: 500, body: '{}' });
  const before = faults.calls.length;
  const statuses = new Set<number>();
  for (let count = 0; count < 60; count += 1) statuses.add((await list()).status());
  expect([...statuses].sort()).toEqual([502, 503]);
  expect(faults.calls.length - before, 'calls that reached the service').toBeLessThanOrEqual(6);
  await expectProblem(await list(), 503, 'SERVICE_UNAVAILABLE');
  // The breaker of patients is not that of the rest.
  expect((await api.get('/api/clinic/locations')).status()).toBe(200);
});

test('a revoked key: 503 that says configuration, and nobody is signed out', async ({ faults }) => {
  faults.fail(isAboutPatients, { kind: 'answer', status: 401, body: '{"success":false}' });
  await expectProblem(await list(), 503, 'SERVICE_KEY_REJECTED');
  expect((await api.get('/api/auth/session')).status()).toBe(200);
});

test('a key without the scope: said as such and asked once', async ({ faults }) => {
  faults.fail(isAboutPatients, { kind: 'answer', status: 403, body: '{"success":false}' });
  const before = faults.calls.length;
  await expectProblem(await list(), 403, 'SERVICE_FORBIDDEN');
  expect(faults.calls.length - before).toBe(1);
});

test('too many requests: a short wait is waited for, a long one passed on', async ({ faults }) => {
  let asked = 0;
  const first = (call: Parameters<typeof isList>[0]) => {
    if (isList(call)) asked += 1;
    return asked === 1;
  };
  const busy = { kind: 'answer', status: 429, body: '{}' } as const;
  faults.fail(first, { ...busy, headers: { 'retry-after': '1' } });
  expect((await list()).status()).toBe(200);
  expect(asked).toBe(2);
  faults.fail(isList, { ...busy, headers: { 'retry-after': '8' } });
  const refused = await list();
  await expectProblem(refused, 429, 'RATE_LIMITED');
  expect(refused.headers()['retry-after']).toBe('8');
});

test('a patient who is not there: 404 in the envelope of the contract', async () => {
  await expectProblem(await api.get('/api/clinic/patients/nobody'), 404, 'NOT_FOUND');
});

test('a 404 of something that does not know the operation: not offered', async ({ faults }) => {
  faults.fail(isRecord, { kind: 'answer', status: 404, body: 'no such route' });
  await expectProblem(await api.get('/api/clinic/patients/somebody'), 501, 'NOT_OFFERED');
});

test('the answer to a change is lost: outcome unknown, sent once, made once', async ({
  faults,
}) => {
  const lastName = newSurname();
  faults.fail(isCreate, { kind: 'lost' });
  const before = faults.calls.filter(isCreate).length;
  const response = await api.send('POST', '/api/clinic/patients', { firstName: 'Luz', lastName });
  await expectProblem(response, 504, 'OUTCOME_UNKNOWN');
  expect(faults.calls.filter(isCreate).length - before).toBe(1);
  const found = await api.get(`/api/clinic/patients?search=${lastName}`);
  expect(await found.json()).toMatchObject({ pagination: { total: 1 } });
});

test('a service that fails over a change: outcome unknown, sent once', async ({ faults }) => {
  const body = JSON.stringify({ success: false, error: 'failed', code: 'INTERNAL_ERROR' });
  faults.fail(isCreate, { kind: 'answer', status: 500, body });
  const before = faults.calls.filter(isCreate).length;
  const person = { firstName: 'Luz', lastName: newSurname() };
  const response = await api.send('POST', '/api/clinic/patients', person);
  await expectProblem(response, 504, 'OUTCOME_UNKNOWN');
  expect(faults.calls.filter(isCreate).length - before).toBe(1);
});

test('a full disk: every change is refused as that, and reading goes on', async ({ faults }) => {
  const body = JSON.stringify({ success: false, error: 'full', code: 'STORAGE_FULL' });
  faults.fail(isCreate, { kind: 'answer', status: 503, body });
  for (let count = 0; count < 6; count += 1) {
    const person = { firstName: 'Luz', lastName: newSurname() };
    const response = await api.send('POST', '/api/clinic/patients', person);
    await expectProblem(response, 503, 'STORAGE_FULL');
    expect((await list()).status()).toBe(200);
  }
});

/** Of every call; a change adds the type of its body and who makes it. */
const SENT = [
  'accept',
  'accept-language',
  'authorization',
  'connection',
  'host',
  'x-correlation-id',
];
const WITH_A_CHANGE = ['content-length', 'content-type', 'x-acting-user', 'x-acting-user-name'];
const HOSTILE = {
  'x-evil': 'evil',
  'x-forwarded-for': '203.0.113.9',
  'x-acting-user': 'somebody-else',
  'x-acting-user-name': 'Somebody%20Else',
  'if-match': '"7"',
};

test('nothing of a browser’s request reaches the service but what the operation declares', async ({
  faults,
}) => {
  const search = newSurname();
  await api.get(`/api/clinic/patients?search=${search}&evil=1`, HOSTILE);
  const call = faults.calls.find(({ path }) => path.includes(search));
  expect(call?.path).not.toContain('evil');
  expect(Object.keys(call?.headers ?? {}).sort()).toEqual(SENT);
});

test('a change says who is signed in, whatever the browser says', async ({ faults }) => {
  const person = { firstName: 'Luz', lastName: newSurname() };
  const response = await api.send('POST', '/api/clinic/patients', person, HOSTILE);
  expect(response.status()).toBe(200);
  const headers = faults.calls.findLast(isCreate)?.headers ?? {};
  expect(Object.keys(headers).sort()).toEqual([...SENT, ...WITH_A_CHANGE].sort());
  expect(headers['x-acting-user']).toMatch(/^[\w-]{1,64}$/);
  expect(headers['x-acting-user']).not.toBe('somebody-else');
  expect(headers['x-acting-user-name']).not.toMatch(/Somebody/);
});
