import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, count, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DELETE, PATCH, POST } from '@/app/api/clinic/[...path]/route';
import { counters, invoices, payments } from '@/clinic-service/db/schema/billing';
import { creditNotes, refunds, reversals } from '@/clinic-service/db/schema/corrections';
import { patientShares } from '@/clinic-service/db/schema/payers';
import { BILL } from '@/clinic-service/testing/billing';
import { WORLD } from '@/clinic-service/testing/world';
import { database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';
import type { Browser } from '@/lib/testing/browser';
import { cutFirst, loseAnswers, withFaultyService } from '@/lib/testing/faulty-service';
import { tenthOf } from '@/lib/testing/long';
import { type MoneyChange, moneyChanges } from '@/lib/testing/money-changes';
import { afterPassword, makeStaff } from '@/lib/testing/staff';

const TIMES = tenthOf(200);
const AMOUNT = 1_000;

const { service, clinicId, key, proxy } = await withFaultyService({
  REQUIRE_SECOND_FACTOR: 'false',
  SESSION_REQUESTS_PER_MINUTE: '1000000',
});

const answered = z.object({ id: z.string() });

/** Asks for the same so many times, each time twice, by a double click or by pressing again. */
async function askEachTwice(path: readonly string[], body: object) {
  await proxy.heal();
  const losing = loseAnswers(proxy);
  const browser = await afterPassword((await makeStaff('billing')).email);
  const route = (request: Request) =>
    POST(request, { params: Promise.resolve({ path: [...path] }) });
  const told = { ids: new Set<string>(), disagreed: 0, unresolved: 0 };
  for (let index = 0; index < TIMES; index += 1) {
    const idempotencyKey = randomUUID();
    const submit = async () => {
      const answer = await browser.send(route, { body, idempotencyKey });
      return { status: answer.status, body: await answer.json() };
    };
    const both =
      index % 2 === 0 ? await Promise.all([submit(), submit()]) : [await submit(), await submit()];
    for (let more = 0; more < 3 && both.at(-1)?.status === 504; more += 1)
      both.push(await submit());
    const ids = new Set(
      both.flatMap(({ status, body: said }) => (status === 200 ? [answered.parse(said).id] : [])),
    );
    if (ids.size > 1) told.disagreed += 1;
    if (both.at(-1)?.status !== 200) told.unresolved += 1;
    for (const id of ids) told.ids.add(id);
  }
  return { ...told, lost: losing.met().lost };
}

async function onTheTrail(action: string): Promise<number> {
  const made = and(eq(audit.result, 'ok'), eq(audit.action, action));
  return (await database()).$count(audit, made);
}

describe(`${TIMES} that are all alike, each sent twice, every other answer lost: none twice, none missing`, () => {
  test('invoices', async () => {
    const before = await service.db.$count(invoices, eq(invoices.clinicId, clinicId));
    const told = await askEachTwice(['billing', 'invoices'], BILL);
    const made = await service.db.$count(invoices, eq(invoices.clinicId, clinicId));
    const counts = { made: made - before, told: told.ids.size, answersLost: told.lost };
    console.info(JSON.stringify({ invoices: counts }));
    expect(counts).toMatchObject({ made: TIMES, told: TIMES });
    expect(counts.answersLost).toBeGreaterThanOrEqual(TIMES / 2);
    expect(told).toMatchObject({ disagreed: 0, unresolved: 0 });
    expect(await onTheTrail('invoices.create')).toBe(TIMES);
  });

  test('payments', async () => {
    const body = { invoiceId: WORLD.invoice, amount: AMOUNT, method: 'cash' };
    const told = await askEachTwice(['billing', 'payments'], body);
    const rows = await service.db.select().from(payments).where(eq(payments.clinicId, clinicId));
    const counts = { made: rows.length, told: told.ids.size, answersLost: told.lost };
    console.info(JSON.stringify({ payments: counts }));
    expect(counts).toMatchObject({ made: TIMES, told: TIMES });
    expect(counts.answersLost).toBeGreaterThanOrEqual(TIMES / 2);
    expect(told).toMatchObject({ disagreed: 0, unresolved: 0 });
    expect(await onTheTrail('payments.create')).toBe(TIMES);
    const [invoice] = await service.db
      .select({ paid: invoices.paid })
      .from(invoices)
      .where(and(eq(invoices.clinicId, clinicId), eq(invoices.id, WORLD.invoice)));
    expect(invoice?.paid).toBe(TIMES * AMOUNT);
  });
});

const ROUTES = { POST, PATCH, DELETE };

/** Sends it twice under one key, at once or in turn, then does what the screen says until it is settled. */
async function sendTwice(
  browser: Browser,
  { method = 'POST', path, body, ifMatch }: MoneyChange,
  index: number,
) {
  const params = Promise.resolve({ path: ['billing', ...path.split('/')] });
  const idempotencyKey = randomUUID();
  const ask = async (isCheck = false) => {
    const answer = await browser.send((request) => ROUTES[method](request, { params }), {
      method,
      idempotencyKey,
      isCheck,
      ...(body && { body }),
      ...(ifMatch && { ifMatch }),
    });
    return { status: answer.status, told: await answer.json() };
  };
  const answers = index % 2 === 0 ? await Promise.all([ask(), ask()]) : [await ask(), await ask()];
  for (let more = 0; more < 4 && answers.at(-1)?.status !== 200; more += 1) {
    answers.push(await ask(more % 2 === 0));
  }
  return answers;
}

describe(`${TIMES} of each, the first call cut after it was done or before it came`, () => {
  let browser: Browser;
  let losing: ReturnType<typeof cutFirst>;
  beforeAll(async () => {
    browser = await afterPassword((await makeStaff('billing')).email);
    await proxy.heal();
    losing = cutFirst(proxy);
  });
  const expected = new Map<string, number>();

  test.each(Object.entries(moneyChanges(service, { id: clinicId, key })))(
    '%s: none twice, none missing',
    async (name, [action, make]) => {
      const before = losing.met();
      const tally = { doubled: 0, lost: 0, disagreed: 0, unresolved: 0, unknown: 0 };
      for (let index = 0; index < TIMES; index += 1) {
        const change = await make();
        const answers = await sendTwice(browser, change, index);
        const made = await change.made();
        tally.doubled += Math.max(0, made - 1);
        tally.lost += Math.max(0, 1 - made);
        const [first, ...others] = answers.filter(({ status }) => status === 200);
        if (!others.every(({ told: same }) => isDeepStrictEqual(same, first?.told))) {
          tally.disagreed += 1;
        }
        if (answers.at(-1)?.status !== 200) tally.unresolved += 1;
        if (answers.some(({ status }) => status === 504)) tally.unknown += 1;
      }
      const met = losing.met();
      const cut = {
        afterwards: met.lost - before.lost,
        beforehand: met.neverArrived - before.neverArrived,
      };
      console.info(JSON.stringify({ [name]: { made: TIMES, ...tally, cut } }));
      expect(tally).toMatchObject({ doubled: 0, lost: 0, disagreed: 0, unresolved: 0 });
      expect(cut.afterwards + cut.beforehand).toBeGreaterThanOrEqual(TIMES);
      expect(Math.min(cut.afterwards, cut.beforehand)).toBeGreaterThanOrEqual(TIMES / 4);
      expected.set(action, (expected.get(action) ?? 0) + TIMES);
      const isMade = and(eq(audit.result, 'ok'), eq(audit.action, action));
      expect(await (await database()).$count(audit, isMade)).toBe(expected.get(action));
    },
  );

  test('no number was taken by what was sent again', async () => {
    const ofClinic = eq(counters.clinicId, clinicId);
    const rows = await service.db.select().from(counters).where(ofClinic);
    const taken = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
    const all = async (table: typeof reversals | typeof refunds | typeof creditNotes) =>
      (await service.db.select({ all: count() }).from(table).where(eq(table.clinicId, clinicId)))[0]
        ?.all;
    const isCollected = and(
      eq(patientShares.clinicId, clinicId),
      eq(patientShares.status, 'completed'),
    );
    const receipts =
      (await service.db.$count(payments, eq(payments.clinicId, clinicId))) +
      (await service.db.$count(patientShares, isCollected));
    expect(taken).toMatchObject({
      receipt: receipts,
      reversal: await all(reversals),
      refund: await all(refunds),
      'credit-note': await all(creditNotes),
    });
  });
});
