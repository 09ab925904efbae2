import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listInvoices } from '@/lib/contract/billing/invoices';
import { listPayments } from '@/lib/contract/billing/payments';
import { payments } from '../db/schema/billing';
import { patients } from '../db/schema/patients';
import { billingClinic } from '../testing/billing';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { WORLD } from '../testing/world';

describe.each(DATABASE_KINDS)('finding payments, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  test('payments are found by their date at the clinic, status, collector and document', async () => {
    const { id, issued, get, post } = await billingClinic(service);
    const invoice = await issued();
    const headers = (of: string) => ({
      'X-Acting-User': of,
      'X-Acting-User-Name': encodeURIComponent(`Señora ${of}`),
    });
    const pay = async (amount: number, of: string, at: string) => {
      const made = await post(
        '/payments',
        { invoiceId: invoice.id, amount, method: 'cash' },
        headers(of),
      );
      const paymentId = String(Reflect.get(Object(made.body), 'id'));
      await service.db
        .update(payments)
        .set({ paidAt: new Date(at) })
        .where(eq(payments.id, paymentId));
    };
    // Eleven at night and just after midnight in Bogotá; what was made last was paid first.
    await pay(2_000, 'usr-2', '2026-11-11T05:00:00Z');
    await pay(1_000, 'usr-1', '2026-11-11T04:00:00Z');
    await service.db
      .update(patients)
      .set({ documentType: 'CC', documentNumber: '1020304050' })
      .where(and(eq(patients.clinicId, id), eq(patients.id, WORLD.patient)));
    const list = async (query: string) => {
      const answer = await get(`/payments?with=accounting&${query}`);
      return z.parse(listPayments.response, answer.body).data;
    };
    const amounts = async (query: string) => (await list(query)).map(({ amount }) => amount);
    expect(await amounts('')).toEqual([2_000, 1_000]);
    expect(await amounts('from=2026-11-10&to=2026-11-10')).toEqual([1_000]);
    expect(await amounts('from=2026-11-11')).toEqual([2_000]);
    expect(await amounts('to=2026-11-09')).toEqual([]);
    expect(await amounts('collectedBy=usr-1')).toEqual([1_000]);
    expect(await amounts('collectedBy=usr-3')).toEqual([]);
    expect(await amounts('status=completed')).toEqual([2_000, 1_000]);
    expect(await amounts('status=reversed')).toEqual([]);
    expect(await list('collectedBy=usr-1')).toMatchObject([
      {
        collectedBy: { id: 'usr-1', name: 'Señora usr-1' },
        patient: { firstName: 'María', documentType: 'CC', documentNumber: '1020304050' },
      },
    ]);
    const named = await get('/payments?with=names&limit=1');
    const [first] = z.parse(listPayments.response, named.body).data;
    expect(first?.patient).toEqual({ firstName: 'María', lastName: 'Pérez Gómez' });
  });

  test('what a filter finds is summed up by method, what was given back or reversed apart', async () => {
    const { issued, get, post } = await billingClinic(service);
    const invoice = await issued();
    const pay = async (amount: number, method: string, kept: object = {}) => {
      const made = await post('/payments', { invoiceId: invoice.id, amount, method });
      const paymentId = String(Reflect.get(Object(made.body), 'id'));
      await service.db
        .update(payments)
        .set({ paidAt: new Date('2026-11-10T15:00:00Z'), ...kept })
        .where(eq(payments.id, paymentId));
    };
    await pay(1_000, 'cash');
    await pay(2_000, 'cash', { refunded: 500 });
    await pay(4_000, 'card', { status: 'refunded', refunded: 4_000 });
    await pay(8_000, 'card', { status: 'reversed' });
    await pay(16_000, 'transfer', { status: 'failed' });
    await pay(300, 'other', { paidAt: new Date('2026-11-12T15:00:00Z') });
    const totals = async (query: string) => {
      const { status, body } = await get(`/payments/totals${query}`);
      expect(status).toBe(200);
      return body;
    };
    const day = {
      received: { count: 3, amount: 7_000 },
      methods: [
        { method: 'cash', count: 2, amount: 3_000 },
        { method: 'card', count: 1, amount: 4_000 },
      ],
      refunded: { count: 2, amount: 4_500 },
      net: 2_500,
      reversed: { count: 1, amount: 8_000 },
      notReceived: { count: 1, amount: 16_000 },
      currency: 'COP',
    };
    expect(await totals('?from=2026-11-10&to=2026-11-10')).toEqual(day);
    expect(await totals('')).toMatchObject({ received: { count: 4, amount: 7_300 }, net: 2_800 });
    expect(await totals('?method=cash&search=2.000')).toMatchObject({ net: 1_500 });
    const none = { count: 0, amount: 0 };
    expect(await totals('?from=2030-01-01')).toMatchObject({ received: none, methods: [], net: 0 });
    const elsewhere = await billingClinic(service);
    const { body } = await elsewhere.get('/payments/totals');
    expect(body).toMatchObject({ received: none, reversed: none });
  });

  test('invoices tell accountants the document, and bases by kind and rate', async () => {
    const { id, issued, get } = await billingClinic(service);
    await service.db
      .update(patients)
      .set({ documentType: 'CC', documentNumber: '1020304050' })
      .where(and(eq(patients.clinicId, id), eq(patients.id, WORLD.patient)));
    const line = { description: 'Cepillo', quantity: 1, unitPrice: 10_000 };
    const { invoiceNumber } = await issued({
      items: [
        { ...line, description: 'Control', taxRate: 0, taxKind: 'excluded' },
        { ...line, taxRate: 0, taxKind: 'zero' },
        { ...line, taxRate: 0.19 },
        { ...line, taxRate: 0.19 },
      ],
      discount: 4_000,
    });
    const list = async (query: string) =>
      z.parse(listInvoices.response, (await get(`/invoices?search=${invoiceNumber}&${query}`)).body)
        .data;
    expect(await list('with=accounting')).toMatchObject([
      {
        patient: { documentType: 'CC', documentNumber: '1020304050' },
        taxes: [
          { kind: 'excluded', rate: 0, base: 9_000, tax: 0 },
          { kind: 'zero', rate: 0, base: 9_000, tax: 0 },
          { kind: 'taxed', rate: 0.19, base: 18_000, tax: 3_420 },
        ],
      },
    ]);
    const [plain] = await list('');
    expect([plain?.taxes, plain?.patient.documentNumber]).toEqual([undefined, undefined]);
  });
});
