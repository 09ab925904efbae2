import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { withDeskNotes } from '@/lib/agenda/desk-notes.server';
import { database } from '@/lib/server/db/application-database';
import { deskSeries } from '@/lib/server/db/desk-schema';
import { entryAt } from '@/lib/testing/agenda-entry';
import { Browser } from '@/lib/testing/browser';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { POST as book } from './book/route';
import { POST as cancel } from './cancel/route';
import { POST as shift } from './shift/route';

const service = await withScriptedService('all');
const desk = new Browser();
const billing = new Browser();

const appointment = {
  patientId: 'maria',
  doctorId: 'ana',
  locationId: 'north',
  procedureId: 'control',
  startTime: '2027-03-01T10:00:00-05:00',
  endTime: '2027-03-01T10:30:00-05:00',
};
const one = { seriesId: 'series-1', number: 1, count: 3, isCheck: false, appointment };
const answered = (id: string, more: object = {}) =>
  json(201, { ...appointment, id, status: 'confirmed', ...more });
const changes = () => service.requests.filter(({ method }) => method !== 'GET');

beforeAll(async () => {
  vi.stubEnv('REQUIRE_SECOND_FACTOR', 'false');
  await afterPassword((await makeStaff('receptionist')).email, desk);
  await afterPassword((await makeStaff('billing')).email, billing);
});

beforeEach(async () => {
  await (await database()).delete(deskSeries);
  service.requests.length = 0;
  let made = 0;
  service.answer = (request, response) => {
    made += 1;
    return answered(`a${made}`)(request, response);
  };
});

const send = (handler: typeof book, body: object, from = desk) =>
  from.send((request) => handler(request), { body });

test('one of a series is booked once however often it is sent, and says its place', async () => {
  const first = await (await send(book, one)).json();
  const again = await (await send(book, one)).json();
  expect(again).toEqual(first);
  expect(changes()).toHaveLength(1);
  const range = { from: '2026-11-23', to: '2026-11-23' };
  const [noted] = await withDeskNotes([entryAt(first.id, 600)], range, 'America/Bogota');
  expect(noted?.series).toEqual({ id: 'series-1', number: 1, count: 3 });
});

test('one that was refused is booked at another hour with its number', async () => {
  service.answer = json(409, { success: false, error: 'No.', code: 'APPOINTMENT_OVERLAP' });
  const at = { ...one, number: 2, seriesId: 'series-2' };
  expect((await send(book, at)).status).toBe(409);
  service.answer = answered('later');
  const later = { ...appointment, startTime: '2027-03-01T11:00:00-05:00' };
  const end = { endTime: '2027-03-01T11:30:00-05:00' };
  const made = await send(book, { ...at, appointment: { ...later, ...end } });
  expect([made.status, await made.json()]).toEqual([200, { id: 'later' }]);
});

test('a check of what was never sent books nothing, and a person without the right neither', async () => {
  const never = { ...one, seriesId: 'series-3', isCheck: true };
  const checked = await send(book, never);
  expect([checked.status, (await checked.json()).code]).toEqual([409, 'NOT_SENT']);
  expect((await send(book, { ...one, seriesId: 'series-4' }, billing)).status).toBe(403);
  expect(changes()).toEqual([]);
});

test('this one and those after it are canceled; who was seen is left', async () => {
  for (const number of [1, 2, 3]) {
    const body = { ...one, seriesId: 'series-5', number };
    const startTime = `2027-03-0${number}T10:00:00-05:00`;
    const endTime = `2027-03-0${number}T10:30:00-05:00`;
    await send(book, { ...body, appointment: { ...appointment, startTime, endTime } });
  }
  service.requests.length = 0;
  service.answer = (request, response) =>
    (request.url?.includes('a3')
      ? json(409, { success: false, error: 'No.', code: 'INVALID_TRANSITION' })
      : json(200, { ...appointment, id: 'a2', status: 'canceled' }))(request, response);
  const done = await send(cancel, { seriesId: 'series-5', from: 2 });
  expect(await done.json()).toEqual({ canceled: 1, failed: 0 });
  expect(changes()).toHaveLength(2);
});

test('this one and those after it are moved by as much, the last first; asked again nothing is moved twice', async () => {
  const at = new Map([
    ['a1', '2027-03-01T10:00:00-05:00'],
    ['a2', '2027-03-08T10:00:00-05:00'],
    ['a3', '2027-03-15T10:00:00-05:00'],
  ]);
  const db = await database();
  await db.insert(deskSeries).values(
    [...at.keys()].map((appointmentId, index) => ({
      seriesId: 'series-6',
      number: index + 1,
      count: 3,
      appointmentId,
      by: 'x',
      byName: 'Ana',
      at: new Date(),
    })),
  );
  const ends = (start: string) => start.replace(':00:00-', ':30:00-');
  service.answer = (request, response) => {
    const id = request.url?.split('/').at(-1)?.split('?')[0] ?? '';
    const sent = service.requests.at(-1);
    if (sent?.method !== 'GET') at.set(id, JSON.parse(sent?.body ?? '{}').startTime);
    const startTime = at.get(id) ?? '';
    const told = { ...appointment, id, status: 'confirmed', version: 1, startTime };
    return json(200, { ...told, endTime: ends(startTime) })(request, response);
  };
  const asked = { id: 'shift-1', seriesId: 'series-6', from: 2, days: 7, minutes: 60 };
  for (const _ of [1, 2]) {
    const done = await send(shift, asked);
    expect(await done.json()).toEqual({ moved: 2, failed: [] });
  }
  expect([...at.values()].map((start) => new Date(start).toISOString())).toEqual([
    '2027-03-01T15:00:00.000Z',
    '2027-03-15T16:00:00.000Z',
    '2027-03-22T16:00:00.000Z',
  ]);
  expect(changes().map(({ url }) => url.split('/').at(-1))).toEqual(['a3', 'a2']);
});
