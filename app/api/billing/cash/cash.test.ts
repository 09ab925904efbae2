import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openSinceBefore, sessionsOfDay } from '@/lib/billing/cash/cash-sessions.server';
import { readDesks } from '@/lib/billing/cash/desks.server';
import { addDays, clinicInstant, clinicToday } from '@/lib/kit/dates/clinic-time';
import { database } from '@/lib/server/db/application-database';
import { audit, cashSession } from '@/lib/server/db/schema';
import { ORIGIN } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { callerOf } from '@/lib/testing/caller';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { POST as close } from './close/route';
import { GET as exportCash } from './export/route';
import { POST as open } from './open/route';
import { POST as reopen } from './reopen/route';
import { GET as readCash } from './route';

const ZONE = 'America/Bogota';
const service = await withScriptedService('all');

const desk = new Browser();
const otherDesk = new Browser();
const owner = new Browser();
const dentist = new Browser();
let deskId = '';
let otherId = '';

interface Moved {
  readonly id: string;
  readonly kind?: string;
  readonly method?: string;
  readonly amount: number;
  readonly at?: string;
  readonly by?: { readonly id: string; readonly name?: string };
}

/** What the service tells of each person. */
const moved = new Map<string, Moved[]>();

beforeAll(async () => {
  vi.stubEnv('REQUIRE_SECOND_FACTOR', 'false');
  const one = await makeStaff('receptionist');
  const two = await makeStaff('billing');
  deskId = one.id;
  otherId = two.id;
  await afterPassword(one.email, desk);
  await afterPassword(two.email, otherDesk);
  await afterPassword((await makeStaff('admin')).email, owner);
  await afterPassword((await makeStaff('dentist')).email, dentist);
});

beforeEach(async () => {
  const db = await database();
  await db.delete(cashSession);
  await db.delete(audit);
  moved.clear();
  service.answer = (request, response) => {
    const asked = new URL(request.url ?? '', service.url).searchParams;
    const by = { id: asked.get('collectedBy') ?? '', name: 'Ana' };
    const from = Date.parse(asked.get('from') ?? '');
    const data = (moved.get(by.id) ?? [])
      .map((one) => ({
        kind: 'payment',
        method: 'cash',
        number: `RC-${one.id}`,
        at: new Date().toISOString(),
        by,
        ...one,
      }))
      .filter(({ at }) => Date.parse(at) >= from);
    const pagination = { page: 1, limit: 100, total: data.length, totalPages: 1 };
    json(200, { data, pagination })(request, response);
  };
});

const send = (handler: typeof open, body: object, from = desk) =>
  from.send((request) => handler(request), { body });

async function opened(from = desk, float = 100_000): Promise<string> {
  const id = randomUUID();
  const place = { id: 'loc-1', name: 'Sede Norte' };
  const answer = await send(open, { id, float, place }, from);
  expect(answer.status).toBe(200);
  return id;
}

const closing = (id: string, sum: number, expected: number, more: object = {}) => ({
  id,
  key: randomUUID(),
  counted: { sum },
  expected,
  ...more,
});

async function now(from = desk) {
  const answer = await from.send((request) => readCash(request), { method: 'GET' });
  expect(answer.status).toBe(200);
  return answer.json();
}

async function rows() {
  const db = await database();
  return (await db.select().from(cashSession)).sort((a, b) => a.number - b.number);
}

async function trail(action: string) {
  const db = await database();
  return (await db.select().from(audit)).filter((row) => row.action === action);
}

test('counts from its float what its person collected since, and closes with the difference', async () => {
  moved.set(deskId, [{ id: 'old', amount: 9_000 }]);
  const id = await opened();
  moved
    .get(deskId)
    ?.push(
      { id: 'a', amount: 45_000 },
      { id: 'b', amount: 20_000, method: 'card' },
      { id: 'c', amount: 10_000, kind: 'share' },
      { id: 'd', amount: -5_000, kind: 'refund' },
    );
  moved.set(otherId, [{ id: 'x', amount: 70_000 }]);
  const { session, till } = await now();
  expect(session).toMatchObject({ id, place: 'Sede Norte', float: 100_000 });
  expect(till).toMatchObject({ told: 'movements', expected: 150_000 });
  expect(till.methods).toEqual([
    { method: 'cash', count: 3, in: 55_000, out: 5_000 },
    { method: 'card', count: 1, in: 20_000, out: 0 },
  ]);
  const unexplained = await send(close, closing(id, 149_000, 150_000));
  expect(unexplained.status).toBe(400);
  expect((await unexplained.json()).fields).toEqual([{ path: 'note', code: 'required' }]);
  const made = await send(close, closing(id, 149_000, 150_000, { note: ' Vuelto ' }));
  expect(await made.json()).toEqual({ id });
  const [row] = await rows();
  expect(row).toMatchObject({ countedTotal: 149_000, difference: -1_000, note: 'Vuelto' });
  expect(row?.snapshot?.movements.map((one) => one.id)).toEqual(['a', 'b', 'c', 'd']);
  expect(await now()).toEqual({});
  expect(await trail('cash.open')).toMatchObject([{ result: 'ok', detail: { float: 100_000 } }]);
  expect(await trail('cash.close')).toMatchObject([
    { result: 'ok', detail: { expected: 150_000, counted: 149_000, difference: -1_000 } },
  ]);
});

test('two openings at once are one session, and the same one twice is the same', async () => {
  const place = { name: 'Sede Norte' };
  const bodies = [1, 2].map(() => ({ id: randomUUID(), float: 0, place }));
  const answers = await Promise.all(bodies.map((body) => send(open, body)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect((await refused?.json())?.code).toBe('CASH_OPEN');
  const [row] = await rows();
  expect(await rows()).toHaveLength(1);
  const again = await send(open, { id: row?.id, float: 0, place });
  expect(again.status).toBe(200);
  expect(await rows()).toHaveLength(1);
  await opened(otherDesk);
  expect(await rows()).toHaveLength(2);
});

test('two closings at once are one, and the same one twice is the same', async () => {
  const id = await opened();
  const bodies = [closing(id, 100_000, 100_000), closing(id, 90_000, 100_000, { note: 'Falta' })];
  const answers = await Promise.all(bodies.map((body) => send(close, body)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const winner = answers[0]?.status === 200 ? 0 : 1;
  expect((await answers[1 - winner]?.json())?.code).toBe('CASH_CLOSED');
  const [row] = await rows();
  expect(row?.countedTotal).toBe(winner === 0 ? 100_000 : 90_000);
  expect((await send(close, bodies[winner] ?? {})).status).toBe(200);
  expect(await trail('cash.close')).toHaveLength(2);
});

test('a receipt that somebody else reversed is not expected any more, and says who did it', async () => {
  const id = await opened();
  const berta = { id: otherId, name: 'Berta' };
  const reversal = { id: 'r', kind: 'reversal', amount: -45_000, by: berta };
  moved.set(deskId, [{ id: 'a', amount: 45_000 }, reversal]);
  const { till } = await now();
  expect(till.expected).toBe(100_000);
  expect(till.movements).toMatchObject([{ id: 'a' }, { id: 'r', byOther: 'Berta' }]);
  expect(till.movements[0]).not.toHaveProperty('byOther');
  expect((await send(close, closing(id, 100_000, 100_000))).status).toBe(200);
  expect((await rows())[0]?.snapshot?.movements[1]).toMatchObject({ byOther: 'Berta' });
});

test('what came meanwhile is told before a till is closed without it', async () => {
  const id = await opened();
  moved.set(deskId, [{ id: 'a', amount: 45_000 }]);
  const answer = await send(close, closing(id, 100_000, 100_000));
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    code: 'CASH_CHANGED',
    details: { expected: 145_000 },
  });
  expect((await now()).session.id).toBe(id);
});

test('what comes late is counted once, in the next session, and marked', async () => {
  const first = await opened();
  moved.set(deskId, [{ id: 'a', amount: 10_000 }]);
  await send(close, closing(first, 110_000, 110_000));
  // Dated within the closed session, by a clock that went back.
  const at = new Date(Date.now() - 60_000).toISOString();
  moved.get(deskId)?.push({ id: 'late', amount: 7_000, at });
  const second = await opened();
  moved
    .get(deskId)
    ?.push({ id: 'b', amount: 3_000, at: new Date(Date.now() + 1_000).toISOString() });
  const { till } = await now();
  expect(
    till.movements.map((one: { id: string; isEarly: boolean }) => [one.id, one.isEarly]),
  ).toEqual([
    ['late', true],
    ['b', false],
  ]);
  await send(close, closing(second, 110_000, 110_000));
  await opened();
  expect((await now()).till.movements).toEqual([]);
});

test('a till that is open over midnight counts on, and is of the day on which it began', async () => {
  const id = await opened();
  const today = clinicToday(ZONE, new Date());
  const yesterday = addDays(today, -1);
  const evening = clinicInstant(yesterday, '20:00', ZONE);
  const began = { openedAt: evening, countsFrom: evening };
  await (await database()).update(cashSession).set(began);
  moved.set(deskId, [
    { id: 'a', amount: 10_000, at: clinicInstant(yesterday, '21:00', ZONE).toISOString() },
    { id: 'b', amount: 5_000 },
  ]);
  const { till } = await now();
  expect(till.expected).toBe(115_000);
  expect(till.movements.map((one: { isEarly: boolean }) => one.isEarly)).toEqual([false, false]);
  const ids = (sessions: readonly { id: string }[]) => sessions.map((session) => session.id);
  expect(ids(await sessionsOfDay(yesterday, ZONE))).toEqual([id]);
  expect(await sessionsOfDay(today, ZONE)).toEqual([]);
  // The owner, who looks at today, is told that it is open.
  expect(ids(await openSinceBefore(today, ZONE))).toEqual([id]);
  expect((await send(close, closing(id, 115_000, 115_000))).status).toBe(200);
  expect(await openSinceBefore(today, ZONE)).toEqual([]);
});

test('a clock that went back between two tills loses nothing and counts nothing twice', async () => {
  const first = await opened();
  moved.set(deskId, [{ id: 'a', amount: 10_000 }]);
  await send(close, closing(first, 110_000, 110_000));
  // The first till was opened and closed by a clock that was two hours ahead.
  const ahead = new Date(Date.now() + 2 * 60 * 60_000);
  await (await database()).update(cashSession).set({ openedAt: ahead, closedAt: ahead });
  const second = await opened();
  moved.get(deskId)?.push({ id: 'b', amount: 3_000 });
  const { till } = await now();
  expect(till.movements.map((one: { id: string }) => one.id)).toEqual(['b']);
  expect((await send(close, closing(second, 103_000, 103_000))).status).toBe(200);
});

test('a closed session is taken up again by a new one that counts what it counted', async () => {
  const first = await opened();
  moved.set(deskId, [{ id: 'a', amount: 10_000 }]);
  await send(close, closing(first, 110_000, 110_000));
  const id = randomUUID();
  expect((await send(reopen, { id, reopens: first }, otherDesk)).status).toBe(404);
  const answer = await send(reopen, { id, reopens: first });
  expect(await answer.json()).toEqual({ id });
  expect((await send(reopen, { id, reopens: first })).status).toBe(200);
  const { session, till } = await now();
  expect(session.reopens).toBe((await rows())[0]?.number);
  expect(till).toMatchObject({ expected: 110_000, movements: [{ id: 'a', isEarly: false }] });
  const whileOpen = await send(reopen, { id: randomUUID(), reopens: first });
  expect((await whileOpen.json()).code).toBe('CASH_OPEN');
  await send(close, closing(id, 109_000, 110_000, { note: 'Recuento' }));
  const late = await send(reopen, { id: randomUUID(), reopens: first });
  expect((await late.json()).code).toBe('CASH_NOT_LAST');
  expect((await rows()).map(({ countedTotal }) => countedTotal)).toEqual([110_000, 109_000]);
  expect(await trail('cash.reopen')).toHaveLength(4);
});

test('a negative float, letters and too much are refused', async () => {
  const place = { name: 'Sede Norte' };
  for (const float of [-1, 0.5, '100', 1_000_000_000_000]) {
    expect((await send(open, { id: randomUUID(), float, place })).status).toBe(400);
  }
  expect((await send(open, { id: randomUUID(), float: 0, place: { name: ' ' } })).status).toBe(400);
  const id = await opened();
  const counts = [{ sum: -1 }, { pieces: { note50000: -1 } }, { pieces: { note3: 1 } }, {}];
  for (const counted of counts) {
    const body = { ...closing(id, 0, 100_000), counted };
    expect((await send(close, body)).status, JSON.stringify(counted)).toBe(400);
  }
});

test('each has their own till; files of others are for those who see all', async () => {
  const place = { name: 'Sede Norte' };
  const body = { id: randomUUID(), float: 0, place };
  expect((await send(open, body, dentist)).status).toBe(403);
  expect((await send(open, body, new Browser())).status).toBe(401);
  const id = await opened();
  expect((await send(close, closing(id, 100_000, 100_000), otherDesk)).status).toBe(404);
  moved.set(deskId, [{ id: 'a', amount: 10_000 }]);
  await send(close, closing(id, 110_000, 110_000));
  const file = (query: string, from: Browser) =>
    from.send(
      (request) =>
        exportCash(new Request(`${ORIGIN}/api/billing/cash/export?${query}&locale=en-US`, request)),
      { method: 'GET' },
    );
  const mine = await file(`id=${id}`, desk);
  expect(await mine.text()).toContain('"Payment","RC-a","Cash",10000');
  expect((await file(`id=${id}`, owner)).status).toBe(200);
  const other = await opened(otherDesk);
  await send(close, closing(other, 100_000, 100_000), otherDesk);
  expect((await file(`id=${other}`, desk)).status).toBe(403);
  expect((await file('date=2026-11-20', desk)).status).toBe(403);
  expect((await file('date=2026-11-20', owner)).status).toBe(200);
  expect((await trail('cash.export')).map(({ result }) => result).toSorted()).toEqual([
    'ok',
    'ok',
    'ok',
    'refused',
    'refused',
  ]);
});

test('the day over all desks counts a session that was taken up again once', async () => {
  const first = await opened();
  moved.set(deskId, [{ id: 'a', amount: 10_000 }]);
  await send(close, closing(first, 90_000, 110_000, { note: 'Sin contar' }));
  const again = randomUUID();
  await send(reopen, { id: again, reopens: first });
  await send(close, closing(again, 110_000, 110_000));
  await opened(otherDesk, 20_000);
  moved.set(otherId, [{ id: 'x', amount: 5_000, method: 'card' }]);
  const sessions = await sessionsOfDay(clinicToday(ZONE, new Date()), ZONE);
  expect(sessions).toHaveLength(3);
  const desks = await readDesks(callerOf('admin'), sessions);
  expect(desks).toMatchObject({
    float: 120_000,
    expected: 130_000,
    counted: 110_000,
    difference: 0,
    methods: [
      { method: 'cash', count: 1, in: 10_000, out: 0 },
      { method: 'card', count: 1, in: 5_000, out: 0 },
    ],
    unread: 0,
    untold: 0,
  });
  service.answer = json(500, { error: 'no' });
  expect(await readDesks(callerOf('admin'), sessions)).toMatchObject({
    expected: 110_000,
    unread: 1,
  });
});

test('a service that does not answer is told, and nothing is closed', async () => {
  const id = await opened();
  service.answer = json(500, { error: 'no' });
  const answer = await send(close, closing(id, 100_000, 100_000));
  expect(answer.status).toBeGreaterThanOrEqual(500);
  expect((await rows())[0]?.closedAt).toBeNull();
});
