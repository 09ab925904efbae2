import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fitsFor, listWaiting } from '@/lib/agenda/waiting/waiting.server';
import { addDays, clinicToday } from '@/lib/kit/dates/clinic-time';
import { database } from '@/lib/server/db/application-database';
import { deskWaiting } from '@/lib/server/db/desk-schema';
import { audit } from '@/lib/server/db/schema';
import { Browser } from '@/lib/testing/browser';
import { callerOf } from '@/lib/testing/caller';
import { listedAt } from '@/lib/testing/listed-appointment';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { POST as add } from './add/route';
import { POST as close } from './close/route';

const service = await withScriptedService('documented');
const desk = new Browser();
const billing = new Browser();
const date = addDays(clinicToday('America/Bogota', new Date()), 30);

beforeAll(async () => {
  vi.stubEnv('REQUIRE_SECOND_FACTOR', 'false');
  await afterPassword((await makeStaff('receptionist')).email, desk);
  await afterPassword((await makeStaff('billing')).email, billing);
});

beforeEach(async () => {
  const db = await database();
  await db.delete(deskWaiting);
  await db.delete(audit);
  service.answer = (request, response) => {
    const isList = request.url?.includes('/appointments?');
    const page = { data: [], pagination: { page: 1, limit: 100, total: 0, totalPages: 1 } };
    const gone = { success: false, error: 'No.', code: 'NOT_FOUND' };
    return (isList ? json(200, page) : json(404, gone))(request, response);
  };
});

const body = (id: string, more: object = {}) => ({
  id,
  patientId: `p-${id}`,
  procedureId: 'control',
  doctorIds: [],
  locationIds: [],
  morning: true,
  afternoon: false,
  weekdays: [],
  ...more,
});
const send = (handler: typeof add, sent: object, from = desk) =>
  from.send((request) => handler(request), { body: sent });
const listed = async (page = 1) => listWaiting({}, { page, limit: 25 }, callerOf('receptionist'));

test('a patient is added once, and taken off once', async () => {
  for (const _ of [1, 2]) expect((await send(add, body('a'))).status).toBe(200);
  expect(await listed()).toMatchObject({ total: 1, rows: [{ id: 'a', patientId: 'p-a' }] });
  for (const _ of [1, 2]) expect((await send(close, { id: 'a', as: 'booked' })).status).toBe(200);
  expect((await listed()).total).toBe(0);
  const rows = await (await database())
    .select({ action: audit.action, patientId: audit.patientId })
    .from(audit);
  expect(rows).toEqual([
    { action: 'desk.wait', patientId: 'p-a' },
    { action: 'desk.stop-waiting', patientId: 'p-a' },
  ]);
});

test('a wish for no part of the day, or of a person without the right, is refused', async () => {
  expect((await send(add, body('b', { morning: false }))).status).toBe(400);
  expect((await send(add, body('b'), billing)).status).toBe(403);
  expect((await listed()).total).toBe(0);
});

test('of five hundred a page is read, who waits longest first', async () => {
  const db = await database();
  await db.insert(deskWaiting).values(
    Array.from({ length: 500 }, (_, index) => ({
      ...body(`w${index}`),
      by: 'x',
      byName: 'Ana',
      at: new Date(Date.UTC(2026, 0, 1) + index * 60_000),
    })),
  );
  const last = await listed(20);
  expect([last.total, last.rows.length, last.rows.at(-1)?.id]).toEqual([500, 25, 'w499']);
});

test('three who have waited longest are offered a time that became free, while it is', async () => {
  for (const id of ['c', 'd', 'e', 'f']) await send(add, body(id));
  await send(add, body('late', { morning: false, afternoon: true }));
  // The service lists no doctors: those of its appointments are known.
  const data = [listedAt('seen', date, ['08:00', '08:30'], { doctorId: 'ana' })];
  const page = { data, pagination: { page: 1, limit: 100, total: 1 } };
  service.answer = (request, response) =>
    (request.url?.includes('/appointments?')
      ? json(200, page)
      : json(404, { success: false, error: 'No.', code: 'NOT_FOUND' }))(request, response);
  const now = { date: addDays(date, -30), minutes: 0 };
  const slot = { doctorId: 'ana', locationId: 'north', date };
  const offered = async (from: number) =>
    (await fitsFor({ ...slot, from, to: from + 30 }, now, callerOf('receptionist'))).map(
      ({ id }) => id,
    );
  expect(await offered(600)).toEqual(['c', 'd', 'e']);
  expect(await offered(900)).toEqual(['late']);
  // Somebody has it by now.
  expect(await offered(480)).toEqual([]);
});
