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

const service = await withScriptedService('all');

const browser = new Browser();

beforeAll(async () => {
  await afterPassword((await makeStaff('billing')).email, browser);
});

const ask = (query: string, from = browser) =>
  from.send((request) => GET(new Request(`${ORIGIN}/api/agenda/upcoming${query}`, request)), {
    method: 'GET',
  });

const answerWith = (data: readonly object[]) =>
  json(200, { data, pagination: { page: 1, limit: 100, total: data.length, totalPages: 1 } });

test('what is confirmed and still to come, in order, and of this doctor alone', async () => {
  service.answer = answerWith([
    listedIn(50, 'later'),
    listedIn(2, 'sooner'),
    listedIn(-3, 'over'),
    listedIn(-0.5, 'begun'),
    listedIn(3, 'canceled', { status: 'canceled' }),
    listedIn(3, 'of another', { doctorId: 'doc-2' }),
  ]);
  const answer = await ask('?doctorId=doc-1');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject([
    { id: 'sooner', patient: 'Luz Rojas' },
    { id: 'later' },
  ]);
  await flushAudit();
  expect(await (await database()).select().from(audit)).toContainEqual(
    expect.objectContaining({
      action: 'appointments.upcoming',
      result: 'ok',
      detail: { doctorId: 'doc-1' },
    }),
  );
});

test('a service that does not answer, or has more than can be read, is no empty list', async () => {
  service.answer = json(403, {});
  expect((await ask('?doctorId=doc-1')).status).toBe(403);
  service.answer = json(200, {
    data: [listedIn(1, 'one')],
    pagination: { page: 1, limit: 100, total: 1_000_000, totalPages: 10_000 },
  });
  const tooMany = await ask('?doctorId=doc-1');
  expect([tooMany.status, (await tooMany.json()).code]).toEqual([503, 'TOO_MANY_APPOINTMENTS']);
});

test('what is no id is refused before anybody is asked, and so is who is not signed in', async () => {
  const asked = service.requests.length;
  for (const query of ['', '?doctorId=', '?doctorId=..%2Fpatients']) {
    expect((await ask(query)).status).toBe(400);
  }
  expect((await ask('?doctorId=doc-1', new Browser())).status).toBe(401);
  expect(service.requests).toHaveLength(asked);
});
