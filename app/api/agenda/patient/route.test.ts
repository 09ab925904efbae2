import { afterAll, beforeAll, expect, test } from 'vitest';
import { flushAudit } from '@/lib/audit/audit';
import { database } from '@/lib/db/application-database';
import { audit } from '@/lib/db/schema';
import { ORIGIN, withApplication } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { json, startScriptedService } from '@/lib/testing/scripted-service';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { GET } from './route';

const service = await startScriptedService();
withApplication({
  CLINIC_API_URL: service.url.href,
  CLINIC_API_KEY: 'key-of-the-tests',
  CLINIC_API_FEATURES: 'documented',
});

const browser = new Browser();

beforeAll(async () => {
  await afterPassword((await makeStaff('receptionist')).email, browser);
});
afterAll(() => service.close());

const ask = (query: string, from = browser) =>
  from.send((request) => GET(new Request(`${ORIGIN}/api/agenda/patient${query}`, request)), {
    method: 'GET',
  });

const HOUR = 3_600_000;
const listed = (id: string, hoursAhead: number, members: object = {}) => ({
  id,
  patientId: 'pat-1',
  doctorId: 'doc-1',
  locationId: 'loc-1',
  procedureId: 'pro-1',
  startTime: new Date(Date.now() + hoursAhead * HOUR).toISOString(),
  endTime: new Date(Date.now() + (hoursAhead + 1) * HOUR).toISOString(),
  status: 'confirmed',
  patient: { id: 'pat-1', firstName: 'Luz', lastName: 'Rojas' },
  doctor: { id: 'doc-1', fullName: 'Ana Mora' },
  procedure: { name: 'Control' },
  ...members,
});

test('what comes in order, what was the latest first, of this patient alone, with names', async () => {
  const data = [
    listed('later', 50),
    listed('sooner', 2, { status: 'canceled' }),
    listed('under way', -0.5),
    listed('long ago', -500, { status: 'completed' }),
    listed('a while ago', -50),
    listed('of another', 3, { patientId: 'pat-2' }),
  ];
  service.answer = (request, response) => {
    const isList = request.url?.startsWith('/api/v1/appointments?');
    const page = { data, pagination: { page: 1, limit: 100, total: data.length } };
    (isList ? json(200, page) : json(404, {}))(request, response);
  };
  const answer = await ask('?patient=pat-1');
  expect(answer.status).toBe(200);
  const { coming, past } = await answer.json();
  expect(coming.map(({ id }: { id: string }) => id)).toEqual(['under way', 'sooner', 'later']);
  expect(past.map(({ id }: { id: string }) => id)).toEqual(['a while ago', 'long ago']);
  expect(coming[1]).toMatchObject({ status: 'canceled', procedure: 'Control', doctor: 'Ana Mora' });
  await flushAudit();
  expect(await (await database()).select().from(audit)).toContainEqual(
    expect.objectContaining({ action: 'appointments.of-patient', patientId: 'pat-1' }),
  );
});

test('what cannot be read is no empty list', async () => {
  service.answer = json(403, {});
  expect((await ask('?patient=pat-1')).status).toBe(403);
});

test('what is no id is refused, and so is who is not signed in', async () => {
  expect((await ask('?patient=..%2F')).status).toBe(400);
  expect((await ask('?patient=pat-1', new Browser())).status).toBe(401);
});
