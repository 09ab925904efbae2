import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Browser } from '@/lib/testing/browser';
import { ADULT } from '@/lib/testing/patient';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { GET, PATCH } from './route';

const service = await withScriptedService('all');

const browser = new Browser();
const appointment = {
  id: 'a1',
  patientId: 'p1',
  doctorId: 'd1',
  locationId: 'l1',
  procedureId: 'r1',
  startTime: '2026-11-20T09:00:00-05:00',
  endTime: '2026-11-20T09:30:00-05:00',
  status: 'scheduled',
};

beforeAll(async () => {
  await afterPassword((await makeStaff('receptionist')).email, browser);
});
beforeEach(() => {
  service.requests.length = 0;
  service.answer = json(200, { ...appointment, version: 8 });
});

const at =
  (handle: typeof PATCH, path = ['appointments', 'a1']) =>
  (request: Request) =>
    handle(request, { params: Promise.resolve({ path }) });
const change = (ifMatch?: string) =>
  browser.send(at(PATCH), { method: 'PATCH', body: { notes: 'x' }, ...(ifMatch && { ifMatch }) });

test('a change says which version it is to find, and its answer which it made', async () => {
  const answer = await change('"7"');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('etag')).toBe('"8"');
  expect(service.requests).toHaveLength(1);
  expect(service.requests[0]?.headers['if-match']).toBe('"7"');
});

test('a change without a version is unconditional, as is a read whatever it says', async () => {
  await change();
  await browser.send(at(GET), { method: 'GET', ifMatch: '"7"' });
  expect(service.requests).toHaveLength(2);
  for (const { headers } of service.requests) expect(headers).not.toHaveProperty('if-match');
});

test('a malformed version is refused and nothing is sent', async () => {
  const answer = await change('"7", "8"');
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    code: 'VALIDATION_ERROR',
    fields: [{ path: 'If-Match', code: 'invalid_format' }],
  });
  expect(service.requests).toHaveLength(0);
});

test('a version that is not the latest is a refusal with its own code', async () => {
  service.answer = json(412, { success: false, error: 'changed', code: 'PRECONDITION_FAILED' });
  const answer = await change('"6"');
  expect(answer.status).toBe(412);
  expect(await answer.json()).toMatchObject({ code: 'PRECONDITION_FAILED' });
});

test.each([
  ['2026-11-20T09:00:00.000Z', '"2026-11-20T09:00:00.000Z"'],
  ['yesterday, about nine', null],
])('a patient last changed %s has the ETag %s', async (updatedAt, etag) => {
  service.answer = json(200, { ...ADULT, updatedAt });
  const answer = await browser.send(at(GET, ['patients', 'p1']), { method: 'GET' });
  expect([answer.status, answer.headers.get('etag')]).toEqual([200, etag]);
});

test('an answer without a version has no ETag', async () => {
  service.answer = json(200, appointment);
  expect((await change()).headers.has('etag')).toBe(false);
});
