import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readInvoice } from '@/lib/contract/billing/invoices';
import { invoices, payments } from '../db/schema/billing';
import { keptAnswers } from '../db/schema/kept-answers';
import { BILL, billingClinic, refusal, refusedFields } from '../testing/billing';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { WORLD } from '../testing/world';

const KEY = { 'Idempotency-Key': 'a-click-of-0001-and-its-double' };
const A_DAY = 24 * 60 * 60_000;

describe.each(DATABASE_KINDS)('a change under an idempotency key, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  /** Beside the one that the world has. */
  const invoicesOf = (clinicId: string) =>
    service.db.$count(
      invoices,
      and(eq(invoices.clinicId, clinicId), ne(invoices.id, WORLD.invoice)),
    );

  test('is made once, and answered as it was the first time', async () => {
    const { id, post } = await billingClinic(service);
    const first = await post('/invoices', BILL, KEY);
    service.clock.advance(60_000);
    const again = await post('/invoices', BILL, KEY);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(await invoicesOf(id)).toBe(1);
    // Two that are alike and have keys of their own, or none, are two.
    await post('/invoices', BILL, { 'Idempotency-Key': 'another-click-0002' });
    await post('/invoices', BILL);
    expect(await invoicesOf(id)).toBe(3);
  });

  test('is made once of 100 that come at the same moment', async () => {
    const { id, issued, post, get } = await billingClinic(service);
    const invoice = await issued();
    const body = { invoiceId: invoice.id, amount: 1_000, method: 'cash' };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => post('/payments', body, KEY)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await service.db.$count(payments, eq(payments.clinicId, id))).toBe(1);
    const { paid } = z.parse(readInvoice.response, (await get(`/invoices/${invoice.id}`)).body);
    expect(paid).toBe(1_000);
  });

  test('is what it was asked for first: the key stands for nothing else', async () => {
    const { id, post, issued } = await billingClinic(service);
    const { id: invoiceId } = await issued();
    await post('/invoices', BILL, KEY);
    const other = await post('/invoices', { ...BILL, notes: 'Otra' }, KEY);
    expect(refusal(other)).toBe('422 IDEMPOTENCY_KEY_REUSED');
    const payment = await post('/payments', { invoiceId, amount: 1, method: 'cash' }, KEY);
    expect(refusal(payment)).toBe('422 IDEMPOTENCY_KEY_REUSED');
    expect(await invoicesOf(id)).toBe(2);
  });

  test('that is refused leaves its key free', async () => {
    const { id, draft, post } = await billingClinic(service);
    const { id: invoiceId } = await draft();
    const body = { invoiceId, amount: 1_000, method: 'cash' };
    expect(refusal(await post('/payments', body, KEY))).toBe('409 INVOICE_NOT_ISSUED');
    await post(`/invoices/${invoiceId}/issue`, {});
    expect((await post('/payments', body, KEY)).status).toBe(201);
    expect(await service.db.$count(payments, eq(payments.clinicId, id))).toBe(1);
  });

  test('that takes something back is told again, not refused', async () => {
    const { draft, post, charge } = await billingClinic(service);
    const { id } = await draft();
    const reason = { reason: 'Repetida' };
    const first = await post(`/invoices/${id}/void`, reason, KEY);
    expect(first.status).toBe(200);
    expect((await post(`/invoices/${id}/void`, reason, KEY)).body).toEqual(first.body);
    expect(refusal(await post(`/invoices/${id}/void`, reason))).toBe('409 INVOICE_VOID');
    expect((await charge()).patientId).toBe(WORLD.patient);
  });

  test('is of one clinic, and kept for a day', async () => {
    const { id, post } = await billingClinic(service);
    const elsewhere = await billingClinic(service);
    const first = await post('/invoices', BILL, KEY);
    const theirs = await elsewhere.post('/invoices', BILL, KEY);
    expect(theirs.body).not.toEqual(first.body);
    service.clock.advance(A_DAY + 1);
    expect((await post('/invoices', BILL, KEY)).body).not.toEqual(first.body);
    expect(await invoicesOf(id)).toBe(2);
    expect(await service.db.$count(keptAnswers)).toBe(1);
  });

  test('under a key that is none is refused', async () => {
    const { id, post } = await billingClinic(service);
    const answer = await post('/invoices', BILL, { 'Idempotency-Key': 'short' });
    expect(refusedFields(answer)).toEqual(['Idempotency-Key invalid_format']);
    expect(await invoicesOf(id)).toBe(0);
  });
});
