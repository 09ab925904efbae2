import { beforeAll, expect, test, vi } from 'vitest';
import { ORIGIN } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { GET } from './route';

const service = await withScriptedService('all');

const clerk = new Browser();
const dentist = new Browser();

beforeAll(async () => {
  vi.stubEnv('REQUIRE_SECOND_FACTOR', 'false');
  await afterPassword((await makeStaff('receptionist')).email, clerk);
  await afterPassword((await makeStaff('dentist')).email, dentist);
});

const totals = (asked = '', from = clerk) =>
  from.send(
    (request) => GET(new Request(`${ORIGIN}/api/billing/payments/totals?${asked}`, request)),
    { method: 'GET' },
  );

const none = { count: 0, amount: 0 };
const SUMS = {
  received: { count: 5_000, amount: 9_000_000 },
  methods: [{ method: 'cash', count: 5_000, amount: 9_000_000 }],
  refunded: { count: 1, amount: 1_000 },
  net: 8_999_000,
  reversed: none,
  notReceived: none,
  currency: 'COP',
};

function sums(): void {
  service.requests.length = 0;
  service.answer = json(200, SUMS);
}

test('the service sums up what a filter finds, however many there are', async () => {
  sums();
  const answer = await totals('from=2026-11-01&to=2026-11-30&collectedBy=u1&search=PSE');
  expect(await answer.json()).toEqual({ totals: SUMS });
  const asked = service.requests.map(({ url }) => url).filter((url) => url.includes('payments'));
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/\/billing\/payments\/totals\?/);
  for (const part of ['from=2026-11-01', 'to=2026-11-30', 'collectedBy=u1', 'search=PSE']) {
    expect(asked[0]).toContain(part);
  }
});

test('who may not is not told, and what makes no sense is refused', async () => {
  sums();
  expect((await totals('', dentist)).status).toBe(403);
  expect((await totals('', new Browser())).status).toBe(401);
  expect(service.requests.filter(({ url }) => url.includes('payments'))).toEqual([]);
  expect((await totals('method=gold')).status).toBe(400);
  expect((await totals('patientId=..%2Fx')).status).toBe(400);
  expect((await totals('from=2026-02-30')).status).toBe(400);
});
