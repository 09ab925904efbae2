import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { POST } from '@/app/api/clinic/[...path]/route';
import { invoices, payments } from '@/clinic-service/db/schema/billing';
import { BILL } from '@/clinic-service/testing/billing';
import { WORLD } from '@/clinic-service/testing/world';
import { database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';
import { loseAnswers, withFaultyService } from '@/lib/testing/faulty-service';
import { tenthOf } from '@/lib/testing/long';
import { afterPassword, makeStaff } from '@/lib/testing/staff';

const TIMES = tenthOf(200);
const AMOUNT = 1_000;

const { service, clinicId, proxy } = await withFaultyService({
  SESSION_REQUESTS_PER_MINUTE: '1000000',
});

const losing = loseAnswers(proxy);

const answered = z.object({ id: z.string() });

/** Asks for the same so many times, each time twice, by a double click or by pressing again. */
async function askEachTwice(path: readonly string[], body: object) {
  losing.forget();
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
