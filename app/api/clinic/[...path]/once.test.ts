import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { flushAudit } from '@/lib/server/audit/audit';
import * as application from '@/lib/server/db/application-database';
import { audit, outbox } from '@/lib/server/db/schema';
import { log } from '@/lib/server/log.server';
import { Browser } from '@/lib/testing/browser';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { GET, POST } from './route';

vi.mock('@/lib/server/db/application-database', { spy: true });

const service = await withScriptedService('documented');

const browser = new Browser();
const body = {
  patientId: 'p1',
  doctorId: 'd1',
  locationId: 'l1',
  procedureId: 'r1',
  startTime: '2027-03-05T10:00:00-05:00',
  endTime: '2027-03-05T10:30:00-05:00',
};
const booked = { id: 'a1', ...body, status: 'confirmed' };
/** The same moment as a service may write it, with what a list says beside. */
const listed = {
  ...booked,
  startTime: '2027-03-05T15:00:00Z',
  doctor: { id: 'd1', fullName: 'Ana' },
};
const key = 'a-key-of-the-tests-0001';

beforeAll(async () => {
  await afterPassword((await makeStaff('receptionist')).email, browser);
});
beforeEach(async () => {
  const db = await application.database();
  await flushAudit();
  await db.delete(outbox);
  await db.delete(audit);
  service.requests.length = 0;
  service.answer = json(201, booked);
});
afterEach(() => vi.mocked(application.applicationDatabase).mockReset());

const at = (handle: typeof POST) => (request: Request) =>
  handle(request, { params: Promise.resolve({ path: ['appointments'] }) });
const book = (idempotencyKey?: string, members: object = {}) =>
  browser.send(at(POST), {
    body: { ...body, ...members },
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  });
const sent = () => service.requests.filter(({ method }) => method === 'POST');
async function trail() {
  const rows = await (await application.database()).select().from(audit);
  return rows.map(({ action, result, status, patientId }) => [action, result, status, patientId]);
}

test('a booking that is sent twice at once and once more is one, on record once', async () => {
  const answers = [...(await Promise.all([book(key), book(key)])), await book(key)];
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(booked);
  }
  expect(sent()).toHaveLength(1);
  expect(sent()[0]?.headers).not.toHaveProperty('idempotency-key');
  expect(await trail()).toEqual([['appointments.create', 'ok', 201, 'p1']]);
});

test('without a key each is its own', async () => {
  await Promise.all([book(), book()]);
  expect(sent()).toHaveLength(2);
  expect(await (await application.database()).$count(outbox)).toBe(0);
});

test.each(['', 'fifteen-letters', 'x'.repeat(65), 'a key with a space', 'a-key-with-a-dot.1'])(
  'a key like %j is refused and nothing is sent',
  async (malformed) => {
    const answer = await book(malformed);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'VALIDATION_ERROR',
      fields: [{ path: 'Idempotency-Key', code: 'invalid_format' }],
    });
    expect(service.requests).toEqual([]);
  },
);

test('a read takes no key, whatever it looks like', async () => {
  service.answer = json(200, { data: [], pagination: { page: 1, limit: 20, total: 0 } });
  const answer = await browser.send(at(GET), { method: 'GET', idempotencyKey: 'short' });
  expect(answer.status).toBe(200);
});

test('a key with another booking is refused, as is one that the service refused is not', async () => {
  service.answer = json(409, { statusCode: 409, error: 'Conflict', message: 'taken' });
  expect((await book(key)).status).toBe(409);
  service.answer = json(201, booked);
  expect((await book(key, { doctorId: 'd2' })).status).toBe(200);
  const reused = await book(key);
  expect(reused.status).toBe(422);
  expect(await reused.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  expect(sent()).toHaveLength(2);
  expect(await trail()).toEqual([
    ['appointments.create', 'failed', 409, null],
    ['appointments.create', 'ok', 201, 'p1'],
  ]);
});

test('members in another order are the same booking', async () => {
  await book(key);
  const { patientId, ...others } = body;
  const again = await browser.send(at(POST), {
    body: { ...others, patientId },
    idempotencyKey: key,
  });
  expect(again.status).toBe(200);
  expect(sent()).toHaveLength(1);
});

test('a booking whose answer is lost is found among others, on whatever page', async () => {
  const other = { ...listed, id: 'a0', endTime: '2027-03-05T11:00:00-05:00' };
  const canceled = { ...listed, id: 'a2', status: 'canceled' };
  service.answer = (request, response) => {
    if (request.method === 'POST') return void response.destroy();
    const page = Number(new URL(request.url ?? '', service.url).searchParams.get('page'));
    const data = page === 1 ? [other, canceled] : [listed];
    json(200, { data, pagination: { page, limit: 2, total: 3 } })(request, response);
  };
  const answer = await book(key);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ ...booked, startTime: listed.startTime });
  expect(service.requests.slice(1).map(({ url }) => url)).toEqual([
    '/api/v1/appointments?page=1&limit=100&from=2027-03-05&to=2027-03-05&patientId=p1',
    '/api/v1/appointments?page=2&limit=100&from=2027-03-05&to=2027-03-05&patientId=p1',
  ]);
  expect(await trail()).toEqual([['appointments.create', 'ok', 201, 'p1']]);
});

test('while the database is down nothing is sent', async () => {
  await book('another-key-0001');
  service.requests.length = 0;
  const down = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  vi.mocked(application.applicationDatabase).mockRejectedValue(down);
  const logged = vi.spyOn(log, 'error').mockReturnValue();
  const answer = await book(key);
  logged.mockRestore();
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
  expect(sent()).toEqual([]);
});
