import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';
import { ORIGIN } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { charted, planned, SMALL_CATALOG } from '@/lib/testing/charted';
import { chartOf } from '@/lib/testing/odontogram';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { GET } from './route';

const service = await withScriptedService('all');

const clerk = new Browser();
const dentist = new Browser();

beforeAll(async () => {
  vi.stubEnv('REQUIRE_SECOND_FACTOR', 'false');
  await afterPassword((await makeStaff('billing')).email, clerk);
  await afterPassword((await makeStaff('dentist')).email, dentist);
});

const chart = chartOf([
  charted({ surface: 'palatal', notes: 'Confidencial.', plannedItems: [planned()] }),
]);

const billed = [{ plannedItemId: 'i1', invoiceId: 'v1', invoiceNumber: 'F-1' }];

beforeEach(() => {
  service.answer = (request, response) => {
    const isCatalog = request.url?.startsWith('/api/v1/odontogram/catalog');
    if (request.url?.startsWith('/api/v1/billing/billed-plan-items')) {
      return json(200, { data: billed })(request, response);
    }
    const data = isCatalog ? SMALL_CATALOG : chart;
    json(200, { success: true, data })(request, response);
  };
});

const ask = (query: string, from = clerk) =>
  from.send((request) => GET(new Request(`${ORIGIN}/api/billing/plan?${query}`, request)), {
    method: 'GET',
  });

async function rows() {
  const all = await (await database()).select().from(audit);
  return all.filter(({ action }) => action === 'billing.plan');
}

test('whoever bills is given treatments and prices, in their language, and no notes', async () => {
  const answer = await ask('patientId=p1&locale=es-CO');
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(text).not.toContain('Confidencial');
  expect(JSON.parse(text)).toEqual({
    isPartial: false,
    tellsBilled: true,
    lines: [
      {
        id: 'i1',
        tooth: 36,
        surface: 'Lingual',
        name: 'Resina',
        quantity: 2,
        unitPrice: 60_000,
        evolution: 'Por hacer',
        billedOn: { invoiceId: 'v1', invoiceNumber: 'F-1' },
      },
    ],
  });
});

test('the trail has who looked at whose plan, and who was refused', async () => {
  const before = (await rows()).length;
  await ask('patientId=p1&locale=en-US');
  expect((await ask('patientId=p1&locale=en-US', dentist)).status).toBe(403);
  expect((await rows()).slice(before)).toMatchObject([
    { result: 'ok', role: 'billing', patientId: 'p1' },
    { result: 'refused', role: 'dentist', patientId: 'p1' },
  ]);
});

test.each(['', 'patientId=p1', 'patientId=a%2Fb&locale=es-CO', 'patientId=p1&locale=fr'])(
  'an address that makes no sense is refused: %s',
  async (query) => {
    service.requests.length = 0;
    expect((await ask(query)).status).toBe(400);
    expect(service.requests).toEqual([]);
  },
);

test('a chart that cannot be read is a problem, not an empty plan', async () => {
  const before = (await rows()).length;
  service.answer = json(403, { success: false, error: { code: 'AUTHORIZATION_ERROR' } });
  const answer = await ask('patientId=p1&locale=es-CO');
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ code: 'SERVICE_FORBIDDEN' });
  expect(await rows()).toHaveLength(before);
});
