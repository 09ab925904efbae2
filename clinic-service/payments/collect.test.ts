import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createPayments, listPayments } from '@/lib/contract/billing/payments';
import { errorEnvelopeA } from '@/lib/contract/errors';
import { billingClinic, refusal, refusedFields } from '../testing/billing';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { pdfPages } from '../testing/pdf-text';
import { WORLD } from '../testing/world';

describe.each(DATABASE_KINDS)('collecting, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  async function receiptOf(key: string, paymentId: string, language = 'es-CO') {
    const address = `${service.baseUrl}/api/v1/billing/payments/${paymentId}/receipt`;
    const headers = { Authorization: `Bearer ${key}`, 'Accept-Language': language };
    const response = await fetch(address, { headers });
    return pdfPages(new Uint8Array(await response.arrayBuffer())).join('\n');
  }

  test('cash that was handed over is kept and printed with the change', async () => {
    const { key, issued, get, post } = await billingClinic(service);
    const { id: invoiceId } = await issued();
    const cash = { invoiceId, amount: 45_000, method: 'cash' };
    const wrong = [
      { ...cash, receivedAmount: 44_999 },
      { ...cash, receivedAmount: 45_000, method: 'card' },
    ];
    const refused = await Promise.all(wrong.map((body) => post('/payments', body)));
    expect(refused.map(refusedFields)).toEqual([
      ['receivedAmount too_small'],
      ['receivedAmount not_cash'],
    ]);
    const made = await post('/payments', { ...cash, receivedAmount: 50_000 });
    expect(made.body).toMatchObject({ amount: 45_000, receivedAmount: 50_000 });
    const { body } = await get('/payments?with=names');
    expect(z.parse(listPayments.response, body).data).toMatchObject([{ receivedAmount: 50_000 }]);
    const paymentId = String(Reflect.get(Object(made.body), 'id'));
    const spanish = await receiptOf(key, paymentId);
    for (const part of ['Recibido en efectivo', '$ 50.000', 'Cambio', '$ 5.000']) {
      expect(spanish).toContain(part);
    }
    const english = await receiptOf(key, paymentId, 'en-US');
    for (const part of ['Cash received', 'COP 50,000', 'Change', 'COP 5,000']) {
      expect(english).toContain(part);
    }
  });

  test('several methods are collected in one act, each with its receipt, all or none', async () => {
    const { key, issued, draft, get, post } = await billingClinic(service);
    const { id: invoiceId, invoiceNumber } = await issued();
    const card = { amount: 20_000, method: 'card', reference: 'Voucher 7' };
    const cash = { amount: 25_000, method: 'cash', receivedAmount: 30_000 };
    const batch = (...typed: object[]) => post('/payments/batch', { invoiceId, payments: typed });
    const tooMuch = await batch(card, { ...cash, amount: 25_001 });
    expect(refusal(tooMuch)).toBe('409 PAYMENT_EXCEEDS_BALANCE');
    expect(errorEnvelopeA.parse(tooMuch.body).details).toEqual({ due: 45_000 });
    expect(refusedFields(await batch(card, { ...cash, receivedAmount: 24_999 }))).toEqual([
      'payments.1.receivedAmount too_small',
    ]);
    expect(refusedFields(await batch())).toEqual(['payments too_small']);
    const notIssued = await draft();
    const early = { invoiceId: notIssued.id, payments: [card] };
    expect(refusal(await post('/payments/batch', early))).toBe('409 INVOICE_NOT_ISSUED');
    expect(await get('/payments')).toMatchObject({ body: { pagination: { total: 0 } } });

    const made = await batch(card, cash);
    expect(made).toMatchObject({
      status: 201,
      body: {
        patientId: WORLD.patient,
        payments: [
          { ...card, receiptNumber: 'RC-000001' },
          { ...cash, receiptNumber: 'RC-000002' },
        ],
      },
    });
    const { body } = await get(`/invoices/${invoiceId}`);
    expect(body).toMatchObject({ status: 'paid', paid: 45_000, due: 0 });
    const ids = z
      .parse(createPayments.response, made.body)
      .payments.map(({ id: paymentId }) => paymentId);
    expect(await receiptOf(key, ids[0] ?? '')).toContain(`Abono a la factura ${invoiceNumber}`);
    expect(await receiptOf(key, ids[1] ?? '')).toContain('Pago del saldo de la factura');
    expect(refusal(await batch({ ...card, amount: 1 }))).toBe('409 PAYMENT_EXCEEDS_BALANCE');
  });

  test('of two batches at once that would be too much together, one is collected', async () => {
    const { issued, get, post } = await billingClinic(service);
    const { id: invoiceId } = await issued();
    const body = {
      invoiceId,
      payments: [
        { amount: 15_000, method: 'card' },
        { amount: 15_000, method: 'cash' },
      ],
    };
    const answers = await Promise.all([
      post('/payments/batch', body),
      post('/payments/batch', body),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { body: invoice } = await get(`/invoices/${invoiceId}`);
    expect(invoice).toMatchObject({ status: 'partially_paid', paid: 30_000, due: 15_000 });
    expect(await get('/payments')).toMatchObject({ body: { pagination: { total: 2 } } });
  });
});
