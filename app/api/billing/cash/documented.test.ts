import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import { database } from '@/lib/server/db/application-database';
import { cashSession } from '@/lib/server/db/schema';
import { Browser } from '@/lib/testing/browser';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { POST as close } from './close/route';
import { POST as open } from './open/route';
import { GET as readCash } from './route';

const service = await withScriptedService('documented');

const desk = new Browser();
const otherDesk = new Browser();

beforeAll(async () => {
  vi.stubEnv('REQUIRE_SECOND_FACTOR', 'false');
  await afterPassword((await makeStaff('receptionist')).email, desk);
  await afterPassword((await makeStaff('receptionist')).email, otherDesk);
});

/** Payments in no order; of `total` the others are older. */
function lists(
  payments: readonly { id: string; amount: number; [more: string]: unknown }[],
  total: number,
) {
  service.requests.length = 0;
  service.answer = (request, response) => {
    const page = Number(new URL(request.url ?? '', service.url).searchParams.get('page'));
    const at = (index: number) =>
      payments[index] ?? { id: `old-${index}`, amount: 1, paidAt: '2020-01-01T00:00:00Z' };
    const count = Math.max(0, Math.min(100, total - (page - 1) * 100));
    const data = Array.from({ length: count }, (_, index) => ({
      invoiceId: 'i1',
      currency: 'COP',
      method: 'cash',
      status: 'completed',
      paidAt: new Date().toISOString(),
      ...at((page - 1) * 100 + index),
    }));
    json(200, { data, pagination: { page, limit: 100, total } })(request, response);
  };
}

async function opened(from = desk): Promise<string> {
  const id = randomUUID();
  const body = { id, float: 50_000, place: { name: 'Sede Norte' } };
  expect((await from.send((request) => open(request), { body })).status).toBe(200);
  return id;
}

async function till(from = desk) {
  const answer = await from.send((request) => readCash(request), { method: 'GET' });
  return (await answer.json()).till;
}

test('of a service that tells nobody’s, what a person ticks and types is counted', async () => {
  const id = await opened();
  const other = await opened(otherDesk);
  lists(
    [
      { id: 'a', amount: 45_000.4 },
      { id: 'b', amount: 20_000 },
      { id: 'c', amount: 9_000, status: 'failed' },
      { id: 'd', amount: 30_000, method: 'card' },
    ],
    4,
  );
  const found = await till();
  expect(found).toMatchObject({ told: 'payments', read: { read: 4, total: 4 } });
  const ids = (movements: readonly { id: string }[]) => movements.map((one) => one.id).toSorted();
  expect(ids(found.movements)).toEqual(['a', 'b', 'd']);
  const body = {
    id,
    key: randomUUID(),
    counted: { pieces: { note100000: 1, note5000: 1 } },
    expected: 105_000,
    ticked: ['a', 'd', 'nothing'],
    shares: 10_000,
  };
  expect((await desk.send((request) => close(request), { body })).status).toBe(200);
  const db = await database();
  const row = (await db.select().from(cashSession)).find((one) => one.id === id);
  expect(row).toMatchObject({ countedTotal: 105_000, difference: 0 });
  expect(row?.snapshot).toMatchObject({
    source: 'ticked',
    expected: 105_000,
    shares: 10_000,
    read: { read: 4, total: 4 },
    methods: [
      { method: 'cash', in: 55_000 },
      { method: 'card', in: 30_000 },
    ],
  });
  // What one desk said is theirs is not offered to another.
  expect(ids((await till(otherDesk)).movements)).toEqual(['b']);
  expect(
    (await db.select().from(cashSession)).find((one) => one.id === other)?.closedAt,
  ).toBeNull();
});

test('of many payments some are read from both ends, and how many is told', async () => {
  lists([{ id: 'newest', amount: 1_000 }], 5_000);
  const { movements, read } = await till(otherDesk);
  expect(read).toEqual({ read: 1_000, total: 5_000 });
  expect(movements.map((one: { id: string }) => one.id)).toEqual(['newest']);
  const pages = service.requests
    .filter(({ url }) => url.includes('/billing/payments'))
    .map(({ url }) => Number(new URL(url, service.url).searchParams.get('page')));
  expect(pages.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 46, 47, 48, 49, 50]);
});
