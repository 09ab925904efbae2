import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { nudgeAgenda } from '@/lib/agenda/agenda-feeds.server';
import { withDeskNotes } from '@/lib/agenda/desk-notes.server';
import type { CallOutcome } from '@/lib/agenda/rules/desk-notes';
import { addDays, clinicToday } from '@/lib/kit/dates/clinic-time';
import { flushAudit } from '@/lib/server/audit/audit';
import { database } from '@/lib/server/db/application-database';
import { deskCall } from '@/lib/server/db/desk-schema';
import { audit } from '@/lib/server/db/schema';
import { processState } from '@/lib/server/process-state';
import { entryAt } from '@/lib/testing/agenda-entry';
import { ORIGIN } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { listedAt } from '@/lib/testing/listed-appointment';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { GET as contacts } from './contacts/route';
import { GET as file } from './file/route';
import { POST } from './route';

const ZONE = 'America/Bogota';
const service = await withScriptedService('documented');
const desk = new Browser();
const other = new Browser();
const dentist = new Browser();
const date = addDays(clinicToday(ZONE, new Date()), 1);
let at: readonly [string, string] = ['10:00', '10:30'];
let status = 'confirmed';
let isFailing = false;

beforeAll(async () => {
  vi.stubEnv('REQUIRE_SECOND_FACTOR', 'false');
  await afterPassword((await makeStaff('receptionist')).email, desk);
  await afterPassword((await makeStaff('admin')).email, other);
  await afterPassword((await makeStaff('dentist')).email, dentist);
});

beforeEach(async () => {
  const db = await database();
  await db.delete(deskCall);
  await flushAudit();
  await db.delete(audit);
  at = ['10:00', '10:30'];
  status = 'confirmed';
  isFailing = false;
  processState('patient-names', () => new Map()).clear();
  service.answer = (request, response) => {
    const id = /\/patients\/([^?/]+)/.exec(request.url ?? '')?.[1];
    if (id === undefined) {
      const data = [listedAt('cita', date, at, { status })];
      const pagination = { page: 1, limit: 100, total: data.length };
      return json(200, { data, pagination })(request, response);
    }
    if (isFailing) return json(500, { error: 'No.' })(request, response);
    const patient = {
      id,
      firstName: 'Ana',
      lastName: 'Ruiz',
      phone: '3105550142',
      status: 'active',
    };
    json(200, patient)(request, response);
  };
  nudgeAgenda();
});

async function say(outcome: CallOutcome | 'none', from = desk, minute = 600) {
  const body = { appointmentId: 'cita', date, from: minute, outcome };
  const answer = await from.send((request) => POST(request), { body });
  return { status: answer.status, body: await answer.json() };
}
const rows = async () => (await database()).select().from(deskCall);
const trail = async (action: string) => {
  await flushAudit();
  return (await (await database()).select().from(audit)).filter((row) => row.action === action);
};
const get = (handler: typeof contacts, query: Record<string, string>, from = desk) =>
  from.send(
    (request) => handler(new Request(`${ORIGIN}/?${new URLSearchParams(query)}`, request)),
    { method: 'GET' },
  );

test('an outcome is kept once, can be another, and is taken back, each on the trail', async () => {
  for (const outcome of ['no_answer', 'no_answer', 'confirmed', 'none'] as const) {
    expect((await say(outcome)).status).toBe(200);
  }
  expect(await rows()).toEqual([]);
  const told = (await trail('desk.confirmation')).map(({ result, patientId, detail }) => [
    result,
    typeof patientId,
    detail?.outcome,
  ]);
  expect(told).toEqual(
    ['no_answer', 'confirmed', 'none'].map((outcome) => ['ok', 'string', outcome]),
  );
});

test('two desks at once leave one outcome', async () => {
  await Promise.all([say('confirmed'), say('confirmed', other)]);
  expect((await rows()).map(({ outcome }) => outcome)).toEqual(['confirmed']);
  expect(await trail('desk.confirmation')).toHaveLength(1);
});

test('an appointment that was moved or canceled meanwhile keeps no outcome', async () => {
  at = ['11:00', '11:30'];
  nudgeAgenda();
  expect(await say('confirmed')).toMatchObject({
    status: 409,
    body: { code: 'APPOINTMENT_MOVED' },
  });
  at = ['10:00', '10:30'];
  status = 'canceled';
  nudgeAgenda();
  expect((await say('confirmed')).status).toBe(409);
  expect(await rows()).toEqual([]);
});

test('after a move the outcome holds no longer', async () => {
  await say('confirmed');
  const shown = async (from: number) =>
    (await withDeskNotes([entryAt('cita', from, { date })], { from: date, to: date }, ZONE))[0]
      ?.call;
  expect([await shown(600), await shown(660)]).toEqual(['confirmed', undefined]);
});

test('telephones are told for the date alone, and the list names each patient on the trail', async () => {
  const answer = await get(contacts, { date });
  const { contacts: told } = await answer.json();
  expect(Object.values(told)).toEqual([
    { name: 'Ana Ruiz', firstName: 'Ana', phone: '3105550142' },
  ]);
  const [row] = await trail('desk.confirm');
  expect(row?.patientIds).toEqual(Object.keys(told));
  expect((await get(contacts, { date: 'mañana' })).status).toBe(400);
});

test('a telephone that cannot be read is said to be unread', async () => {
  isFailing = true;
  const { contacts: told } = await (await get(contacts, { date })).json();
  expect(Object.values(told)).toEqual(['unread']);
});

test('the file says when and where, nothing of the procedure, and is on the trail', async () => {
  const answer = await get(file, { appointmentId: 'cita', date, locale: 'es-CO' });
  expect(answer.headers.get('content-type')).toContain('text/calendar');
  const text = await answer.text();
  expect(text).toContain(`DTSTART:${date.replaceAll('-', '')}T150000Z`);
  expect(text).not.toMatch(/limpieza|procedure|control/i);
  expect(await trail('desk.calendar-file')).toHaveLength(1);
  const gone = await get(file, { appointmentId: 'none', date, locale: 'es-CO' });
  expect(gone.status).toBe(404);
});

test('dentists ask nobody', async () => {
  expect((await say('confirmed', dentist)).status).toBe(403);
  expect((await get(contacts, { date }, dentist)).status).toBe(403);
  expect(await rows()).toEqual([]);
});
