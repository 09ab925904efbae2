import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { nudgeAgenda } from '@/lib/agenda/agenda-feeds.server';
import type { VisitPlace } from '@/lib/agenda/rules/visits';
import { DEFAULT_SETTINGS } from '@/lib/kit/clinic-settings';
import { addDays, clinicToday } from '@/lib/kit/dates/clinic-time';
import { database } from '@/lib/server/db/application-database';
import { deskVisit } from '@/lib/server/db/desk-schema';
import { audit } from '@/lib/server/db/schema';
import { ORIGIN } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { listedAt } from '@/lib/testing/listed-appointment';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { POST as cancelFor } from '../cancellation/route';
import { GET as readAgenda } from '../route';
import { POST } from './route';

const service = await withScriptedService('documented');
const desk = new Browser();
const other = new Browser();
const billing = new Browser();
const today = clinicToday('America/Bogota', new Date());
let status = 'confirmed';
let listed: readonly string[] = [];

beforeAll(async () => {
  vi.stubEnv('REQUIRE_SECOND_FACTOR', 'false');
  await afterPassword((await makeStaff('receptionist')).email, desk);
  await afterPassword((await makeStaff('dentist')).email, other);
  await afterPassword((await makeStaff('billing')).email, billing);
});

beforeEach(async () => {
  const db = await database();
  await db.delete(deskVisit);
  await db.delete(audit);
  status = 'confirmed';
  listed = [today];
  service.answer = (request, response) => {
    const data = listed.map((date, index) =>
      listedAt(`cita-${index}`, date, ['10:00', '10:30'], { status }),
    );
    json(200, { data, pagination: { page: 1, limit: 100, total: data.length } })(request, response);
  };
  nudgeAgenda();
});

async function say(place: VisitPlace, was: VisitPlace, from = desk, appointmentId = 'cita-0') {
  const answer = await from.send((request) => POST(request), {
    body: { appointmentId, place, was },
  });
  return { status: answer.status, body: await answer.json() };
}
const rows = async () => (await database()).select().from(deskVisit);
const trail = async () =>
  (await (await database()).select().from(audit))
    .filter(({ action }) => action === 'desk.visits')
    .map(({ result, patientId, detail }) => [result, patientId, detail?.visit]);

test('from the door to the chair and out again, each step on the trail with the patient', async () => {
  let was: VisitPlace = 'expected';
  for (const place of ['arrived', 'called', 'seated', 'left'] as const) {
    const { status: said, body } = await say(place, was);
    expect([said, body.visit.state]).toEqual([200, place]);
    was = place;
  }
  const [row] = await rows();
  expect(row).toMatchObject({ state: 'left', date: today });
  expect([row?.arrivedAt, row?.calledAt, row?.seatedAt, row?.leftAt]).not.toContain(null);
  expect(await trail()).toEqual(
    ['arrived', 'called', 'seated', 'left'].map((place) => ['ok', row?.patientId, place]),
  );
});

test('two desks mark one arrival: it is one, and the second is told whose', async () => {
  const [one, two] = await Promise.all([
    say('arrived', 'expected'),
    say('arrived', 'expected', other),
  ]);
  expect([one.status, two.status]).toEqual([200, 200]);
  expect(one.body.visit).toEqual(two.body.visit);
  expect(await rows()).toHaveLength(1);
  expect(await trail()).toHaveLength(1);
});

test('what a colleague said meanwhile is not overruled unseen', async () => {
  await say('arrived', 'expected');
  await say('seated', 'arrived', other);
  expect(await say('called', 'arrived')).toMatchObject({
    status: 409,
    body: { code: 'VISIT_CHANGED' },
  });
  expect((await rows())[0]?.state).toBe('seated');
});

test('an arrival is taken back, and can be said again', async () => {
  await say('arrived', 'expected');
  expect(await say('expected', 'arrived')).toEqual({ status: 200, body: {} });
  expect(await rows()).toEqual([]);
  expect((await say('arrived', 'expected')).status).toBe(200);
});

test('of a canceled appointment, another day, or one that is gone, nobody arrives', async () => {
  status = 'canceled';
  expect(await say('arrived', 'expected')).toMatchObject({
    status: 409,
    body: { code: 'VISIT_CANCELED' },
  });
  status = 'confirmed';
  listed = [addDays(today, 1)];
  nudgeAgenda();
  expect((await say('arrived', 'expected')).status).toBe(404);
  listed = [];
  nudgeAgenda();
  expect((await say('arrived', 'expected')).status).toBe(404);
  expect(await rows()).toEqual([]);
});

test('a clock that is set back puts no step before the one that stands there', async () => {
  await say('arrived', 'expected');
  const later = new Date(Date.now() + 3_600_000);
  await (await database()).update(deskVisit).set({ at: later });
  await say('seated', 'arrived');
  expect((await rows())[0]?.at).toEqual(later);
});

test('billing staff do not say who arrived', async () => {
  expect((await say('arrived', 'expected', billing)).status).toBe(403);
  expect(await rows()).toEqual([]);
});

test('why an appointment was canceled is kept, said anew, and seen on the agenda', async () => {
  status = 'canceled';
  nudgeAgenda();
  const say = (reason: string, from = desk) =>
    from.send((request) => cancelFor(request), {
      body: { appointmentId: 'cita-0', patientId: 'p1', reason },
    });
  const [first = '', second = ''] = DEFAULT_SETTINGS.desk.cancelReasons;
  for (const reason of [first, second]) expect((await say(reason)).status).toBe(200);
  expect((await say('Lluvia')).status).toBe(400);
  expect((await say(second, billing)).status).toBe(403);
  const answer = await desk.send(
    ({ headers }) =>
      readAgenda(new Request(`${ORIGIN}/api/agenda?from=${today}&to=${today}`, { headers })),
    { method: 'GET' },
  );
  const { entries } = await answer.json();
  expect(entries[0]).toMatchObject({ status: 'canceled', canceledFor: second });
});
