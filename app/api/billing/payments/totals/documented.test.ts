import { beforeAll, expect, test, vi } from 'vitest';
import { ORIGIN } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { GET } from './route';

const service = await withScriptedService('documented');

const clerk = new Browser();

beforeAll(async () => {
  vi.stubEnv('REQUIRE_SECOND_FACTOR', 'false');
  await afterPassword((await makeStaff('receptionist')).email, clerk);
});

const totals = (asked = '') =>
  clerk.send(
    (request) => GET(new Request(`${ORIGIN}/api/billing/payments/totals?${asked}`, request)),
    { method: 'GET' },
  );

function lists(total: number): void {
  service.requests.length = 0;
  service.answer = (request, response) => {
    const page = Number(new URL(request.url ?? '', service.url).searchParams.get('page'));
    const count = Math.min(100, total - (page - 1) * 100);
    const data = Array.from({ length: count }, (_, index) => ({
      id: `pay-${page}-${index}`,
      invoiceId: 'inv',
      amount: 1_000,
      currency: 'COP',
      method: index % 2 === 0 ? 'cash' : 'bitcoin',
      status: 'completed',
    }));
    json(200, { data, pagination: { page, limit: 100, total } })(request, response);
  };
}

test('sums up everything a filter finds, page after page', async () => {
  lists(150);
  const answer = await totals('method=cash&patientId=p1&search=PSE&from=2026-11-01');
  expect(await answer.json()).toEqual({
    totals: {
      received: { count: 150, amount: 150_000 },
      methods: [
        { method: 'cash', count: 75, amount: 75_000 },
        { method: 'bitcoin', count: 75, amount: 75_000 },
      ],
      refunded: { count: 0, amount: 0 },
      net: 150_000,
      reversed: { count: 0, amount: 0 },
      notReceived: { count: 0, amount: 0 },
    },
  });
  const asked = service.requests.map(({ url }) => url).filter((url) => url.includes('payments'));
  expect(asked).toHaveLength(2);
  for (const url of asked) {
    expect(url).toMatch(/method=cash/);
    expect(url).toMatch(/patientId=p1/);
    expect(url).not.toMatch(/search|from/);
  }
});

test('too many are counted, not summed up', async () => {
  lists(2_001);
  expect(await (await totals()).json()).toEqual({ tooMany: 2_001 });
});
