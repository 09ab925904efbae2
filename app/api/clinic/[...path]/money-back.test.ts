import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { WORLD } from '@/clinic-service/testing/world';
import { forgetSessions } from '@/lib/server/auth/session-cache';
import { JUST_SIGNED_IN_MS } from '@/lib/server/auth/session-times';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { database } from '@/lib/server/db/application-database';
import { audit, staffSession } from '@/lib/server/db/schema';
import { Browser } from '@/lib/testing/browser';
import { withFaultyService } from '@/lib/testing/faulty-service';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { POST } from './route';

const { service } = await withFaultyService({ REQUIRE_SECOND_FACTOR: 'false' });

const desk = new Browser();
const otherDesk = new Browser();
const billing = new Browser();
const dentist = new Browser();

beforeAll(async () => {
  await afterPassword((await makeStaff('receptionist')).email, desk);
  await afterPassword((await makeStaff('receptionist')).email, otherDesk);
  await afterPassword((await makeStaff('billing')).email, billing);
  await afterPassword((await makeStaff('dentist')).email, dentist);
});
afterEach(() => vi.restoreAllMocks());

async function ask(from: Browser, path: string, body: object, idempotencyKey = randomUUID()) {
  const parts = { params: Promise.resolve({ path: ['billing', ...path.split('/')] }) };
  const answer = await from.send((request) => POST(request, parts), { body, idempotencyKey });
  return { status: answer.status, body: await answer.json() };
}

async function paid(from: Browser, amount = 1_000): Promise<string> {
  const made = await ask(from, 'payments', { invoiceId: WORLD.invoice, amount, method: 'cash' });
  expect(made.status).toBe(200);
  return z.parse(z.object({ id: z.string() }), made.body).id;
}

const REASON = { reason: 'Se cobró dos veces', amount: 1_000 };
const reverse = (from: Browser, id: string, more = {}) =>
  ask(from, `payments/${id}/reverse`, { ...REASON, ...more });

describe('a payment is reversed', () => {
  test('at the front desk by whoever collected it today, and by nobody else of the desk', async () => {
    const id = await paid(desk);
    const refused = { status: 409, body: { code: 'PAYMENT_NOT_OWN_OF_TODAY' } };
    expect(await reverse(otherDesk, id)).toMatchObject(refused);
    expect(await reverse(dentist, id)).toMatchObject({ status: 403 });
    expect(await reverse(desk, id)).toMatchObject({ status: 200, body: { status: 'reversed' } });
    const tomorrow = await paid(desk);
    service.clock.advance(24 * 60 * 60_000);
    expect(await reverse(desk, tomorrow)).toMatchObject(refused);
    expect(await reverse(billing, tomorrow)).toMatchObject({ status: 200 });
  });

  test('by nobody of the desk who says otherwise', async () => {
    const id = await paid(billing);
    const said = await reverse(desk, id, { onlyOwnOfToday: false });
    expect(said).toMatchObject({ status: 400 });
    const left = await reverse(desk, id, { onlyOwnOfToday: undefined });
    expect(left).toMatchObject({ status: 409, body: { code: 'PAYMENT_NOT_OWN_OF_TODAY' } });
    expect(await reverse(billing, id)).toMatchObject({ status: 200 });
  });

  test('by nobody of the desk where the service would not hold to it', async () => {
    const id = await paid(desk);
    const { features } = clinic();
    for (const ability of ['offersInput', 'takesActor'] as const) {
      const knows = vi.spyOn(features, ability).mockResolvedValue(false);
      expect(await reverse(desk, id)).toMatchObject({ status: 501, body: { code: 'NOT_OFFERED' } });
      knows.mockRestore();
    }
    expect(await reverse(desk, id)).toMatchObject({ status: 200 });
  });
});

test('money is given back by billing, and not at the front desk', async () => {
  const id = await paid(desk);
  const body = { method: 'cash', reason: 'No se hizo', amount: 400 };
  expect(await ask(desk, `payments/${id}/refund`, body)).toMatchObject({ status: 403 });
  expect(await ask(billing, `payments/${id}/refund`, body)).toMatchObject({
    status: 200,
    body: { number: 'CE-000001', amount: 400 },
  });
  const more = await ask(billing, `payments/${id}/refund`, { ...body, amount: 601 });
  expect(more).toMatchObject({
    status: 409,
    body: { code: 'REFUND_EXCEEDS_PAYMENT', details: { rest: 600 } },
  });
  const rows = await (await database()).select().from(audit);
  const told = rows.filter(({ action }) => action === 'payments.refund');
  expect(told).toContainEqual(
    expect.objectContaining({
      result: 'ok',
      patientId: WORLD.patient,
      detail: { paymentId: id },
    }),
  );
});

test('above the amount that is set the password is wanted again, and below it is not', async () => {
  const small = await paid(billing, 200_000);
  const large = await paid(billing, 200_001);
  const db = await database();
  const longAgo = new Date(Date.now() - JUST_SIGNED_IN_MS - 1_000);
  await db.update(staffSession).set({ createdAt: longAgo });
  forgetSessions();
  const again = { status: 403, body: { code: 'SIGN_IN_AGAIN' } };
  expect(await reverse(billing, large, { amount: 200_001 })).toMatchObject(again);
  expect(await reverse(billing, large, { amount: undefined })).toMatchObject(again);
  // Said to be less than it is.
  expect(await reverse(billing, large, { amount: 1 })).toMatchObject({
    status: 409,
    body: { code: 'PAYMENT_AMOUNT_DIFFERS' },
  });
  expect(await reverse(billing, small, { amount: 200_000 })).toMatchObject({ status: 200 });
  const settle = (more: object) =>
    ask(billing, 'payments/patient-shares/any/resolve-review', { note: 'Acordado', ...more });
  expect(await settle({ resolution: 'refunded', amount: 200_001 })).toMatchObject(again);
  expect(await settle({ resolution: 'refunded' })).toMatchObject(again);
  expect(await settle({ resolution: 'kept', amount: 0 })).toMatchObject({ status: 404 });
  const invoice = `invoices/${WORLD.invoice}`;
  const items = [{ itemId: '1', amount: 200_001 }];
  const credit = (more: object) =>
    ask(billing, `${invoice}/credit-notes`, { reason: 'Se cobró de más', items, ...more });
  expect(await credit({ total: 200_001 })).toMatchObject(again);
  expect(await credit({})).toMatchObject(again);
  expect(await credit({ total: 1 })).toMatchObject({
    status: 409,
    body: { code: 'CREDIT_TOTAL_DIFFERS' },
  });
  expect(await ask(billing, `${invoice}/void`, { reason: 'Duplicada' })).toMatchObject(again);
});
