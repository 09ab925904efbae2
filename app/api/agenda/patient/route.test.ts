import { beforeAll, expect, test } from 'vitest';
import { flushAudit } from '@/lib/server/audit/audit';
import { database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';
import { ORIGIN } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { listedIn } from '@/lib/testing/listed-appointment';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { GET } from './route';

const service = await withScriptedService('documented');

const browser = new Browser();

beforeAll(async () => {
  await afterPassword((await makeStaff('receptionist')).email, browser);
});

const ask = (query: string, from = browser) =>
  from.send((request) => GET(new Request(`${ORIGIN}/api/agenda/patient${query}`, request)), {
    method: 'GET',
  });

const BY_ANA = {
  doctor: { id: 'doc-1', fullName: 'Ana Mora' },
  procedure: { name: 'Control' },
};

test('what comes in order, what was the latest first, of this patient alone, with names', async () => {
  const data = [
    listedIn(50, 'later', BY_ANA),
    listedIn(2, 'sooner', { ...BY_ANA, status: 'canceled' }),
    listedIn(-0.5, 'under way'),
    listedIn(-500, 'long ago', { status: 'completed' }),
    listedIn(-50, 'a while ago'),
    listedIn(3, 'of another', { patientId: 'pat-2' }),
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
    expect.objectContaining({ action: 'appointments.list', patientId: 'pat-1' }),
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
