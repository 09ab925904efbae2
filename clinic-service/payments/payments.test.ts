import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listPayments } from '@/lib/contract/billing/payments';
import { errorEnvelopeA } from '@/lib/contract/errors';
import { payments } from '../db/schema/billing';
import { patientShares } from '../db/schema/payers';
import { billingClinic, COPAY, refusal } from '../testing/billing';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { pdfPages } from '../testing/pdf-text';
import { WORLD } from '../testing/world';

describe.each(DATABASE_KINDS)('payments, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  /** What a receipt says, and the file it comes as. */
  async function receiptOf(key: string, paymentId: string, language?: string) {
    const response = await fetch(
      `${service.baseUrl}/api/v1/billing/payments/${paymentId}/receipt`,
      {
        headers: {
          Authorization: `Bearer ${key}`,
          ...(language === undefined ? {} : { 'Accept-Language': language }),
        },
      },
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const pages = pdfPages(new Uint8Array(await response.arrayBuffer()));
    expect(pages).toHaveLength(1);
    return { text: pages[0], disposition: response.headers.get('content-disposition') };
  }

  test('what is collected is listed as the contract shows it, newest first, and filtered', async () => {
    const { issued, get, post } = await billingClinic(service);
    const first = await issued();
    const second = await issued({ patientId: WORLD.otherPatient });
    const body = { invoiceId: first.id, amount: 5_000, method: 'transfer', reference: 'PSE 42' };
    const made = await post('/payments', body);
    const now = service.clock.now().toISOString();
    const documented = {
      id: expect.any(String),
      ...body,
      currency: 'COP',
      status: 'completed',
      paidAt: now,
      createdAt: now,
    };
    expect(made.body).toEqual({
      ...documented,
      patientId: WORLD.patient,
      receiptNumber: 'RC-000001',
    });
    service.clock.advance(1_000);
    await post('/payments', { invoiceId: second.id, amount: 45_000, method: 'cash' });
    const list = async (query: string) => {
      const answer = await get(`/payments${query}`);
      return z.parse(listPayments.response, answer.body);
    };
    const raw = await get(`/payments?invoiceId=${first.id}`);
    expect(raw.body).toEqual({ data: [documented], pagination: { page: 1, limit: 20, total: 1 } });
    const all = await list('?limit=1&page=2');
    expect(all.pagination).toEqual({ page: 2, limit: 1, total: 2 });
    expect(all.data[0]?.invoiceId).toBe(first.id);
    const by = async (query: string) => (await list(query)).data.map((one) => one.invoiceId);
    expect(await by(`?patientId=${WORLD.otherPatient}`)).toEqual([second.id]);
    expect(await by('?method=transfer')).toEqual([first.id]);
    expect(await by('?method=other')).toEqual([]);
    expect(await by('?page=99')).toEqual([]);
    expect(await by('?limit=0&page=-1')).toHaveLength(2);
  });

  test('where it is asked for, names and numbers come along, and are looked for', async () => {
    const { issued, get, post, pay } = await billingClinic(service);
    const first = await issued();
    const second = await issued({ patientId: WORLD.otherPatient });
    const body = { invoiceId: first.id, amount: 5_000, method: 'transfer', reference: 'PSE 42_%' };
    await post('/payments', body);
    service.clock.advance(1_000);
    const paid = await pay(second.id, 45_000);
    const found = async (search: string) => {
      const answer = await get(`/payments?with=names&search=${encodeURIComponent(search)}`);
      return z.parse(listPayments.response, answer.body).data.map((one) => one.receiptNumber);
    };
    const { body: named } = await get('/payments?with=names&limit=1');
    expect(z.parse(listPayments.response, named).data).toMatchObject([
      {
        patientId: WORLD.otherPatient,
        patient: { firstName: 'Juan', lastName: 'Ñáñez' },
        invoiceNumber: second.invoiceNumber,
        receiptNumber: paid.receiptNumber,
      },
    ]);
    for (const search of [
      'pse',
      '42_',
      '%',
      first.invoiceNumber,
      'rc 1',
      'rc 000001',
      'RC-000001',
      '1',
      '\u0000 1',
    ]) {
      expect(await found(search), search).toEqual(['RC-000001']);
    }
    expect(await found(second.invoiceNumber.toLowerCase())).toEqual([paid.receiptNumber]);
    // Of a patient in any spelling, and of the whole amount however it is written.
    for (const search of ['nanez', 'juan ñáñez', '45000', '$ 45.000', '45,000']) {
      expect(await found(search), search).toEqual([paid.receiptNumber]);
    }
    for (const search of ['x_y', 'cc-1', '999', '-', '4500', '45']) {
      expect(await found(search), search).toEqual([]);
    }
  });

  test('more than is due is refused with what is due', async () => {
    const { issued, post, pay } = await billingClinic(service);
    const { id: invoiceId } = await issued();
    await pay(invoiceId, 40_000);
    const answer = await post('/payments', { invoiceId, amount: 5_001, method: 'cash' });
    expect(refusal(answer)).toBe('409 PAYMENT_EXCEEDS_BALANCE');
    expect(errorEnvelopeA.parse(answer.body).details).toEqual({ due: 5_000 });
  });

  test('payments and shares are receipted in one series, in both languages', async () => {
    const { id, key, issued, post, charge } = await billingClinic(service);
    const { id: invoiceId, invoiceNumber } = await issued();
    const headers = {
      'X-Acting-User': 'usr-1',
      'X-Acting-User-Name': encodeURIComponent('Ángela Ñustes'),
    };
    const body = { invoiceId, amount: 45_000, method: 'card', reference: 'Voucher 7' };
    const paid = await post('/payments', body, headers);
    const paymentId = String(Reflect.get(Object(paid.body), 'id'));
    const spanish = await receiptOf(key, paymentId);
    expect(spanish.disposition).toContain('Recibo_RC-000001.pdf');
    for (const part of [
      'Recibo de caja',
      'RC-000001',
      '$ 45.000',
      `Pago total de la factura ${invoiceNumber}`,
      'María Pérez Gómez',
      'Tarjeta',
      'Voucher 7',
      'Recaudado por\nÁngela Ñustes',
      '20/11/2026',
      'No es una factura',
      'Página 1 de 1',
    ]) {
      expect(spanish.text).toContain(part);
    }
    const english = await receiptOf(key, paymentId, 'en-US');
    for (const part of ['Cash receipt', 'COP 45,000', 'Card', 'Full payment of', 'Page 1 of 1']) {
      expect(english.text).toContain(part);
    }
    const { patientShare } = await charge({ patientShare: COPAY });
    const share = await receiptOf(key, patientShare?.id ?? '');
    for (const part of [
      'RC-000002',
      'Copago',
      'EPS Cordillera Azul · CC-000001',
      'marzo de 2026',
      'Control',
      '2/03/2026',
      '$ 10.000',
    ]) {
      expect(share.text).toContain(part);
    }
    const [row] = await service.db
      .select()
      .from(patientShares)
      .where(eq(patientShares.clinicId, id));
    expect(row?.receiptNumber).toBe('RC-000002');
  });

  test('a receipt says whether it pays a part, what is left or the whole, also when printed later', async () => {
    const { key, issued, pay } = await billingClinic(service);
    const { id: invoiceId, invoiceNumber } = await issued();
    const first = await pay(invoiceId, 5_000);
    const second = await pay(invoiceId, 15_000);
    service.clock.advance(1_000);
    const last = await pay(invoiceId, 25_000);
    const part = ['Abono a la factura', 'Partial payment on invoice'] as const;
    const rest = ['Pago del saldo de la factura', 'Final payment of invoice'] as const;
    for (const [{ id }, [spanish, english]] of [
      [first, part],
      [second, part],
      [last, rest],
    ] as const) {
      expect((await receiptOf(key, id)).text).toContain(`${spanish} ${invoiceNumber}`);
      expect((await receiptOf(key, id, 'en-US')).text).toContain(`${english} ${invoiceNumber}`);
    }
    const other = await issued();
    await pay(other.id, 20_000);
    const settling = await pay(other.id, 25_000);
    expect((await receiptOf(key, settling.id)).text).toContain('Pago del saldo');
  });

  test('a receipt says who collected only where somebody is named', async () => {
    const { key, issued, pay, charge } = await billingClinic(service);
    const { id: invoiceId } = await issued();
    const paid = await pay(invoiceId, 45_000);
    const { patientShare } = await charge({ patientShare: COPAY });
    for (const paymentId of [paid.id, patientShare?.id ?? '']) {
      const { text } = await receiptOf(key, paymentId);
      expect(text).toContain('Valor recibido');
      expect(text).not.toContain('Recaudado por');
    }
  });

  test('only a completed payment has a receipt, and only in its own clinic', async () => {
    const { id, issued, pay, charge, get } = await billingClinic(service);
    const invoice = await issued();
    const payment = await pay(invoice.id, 45_000);
    const elsewhere = await billingClinic(service);
    const path = `/payments/${payment.id}/receipt`;
    expect(refusal(await elsewhere.get(path))).toBe('404 NOT_FOUND');
    expect(refusal(await get('/payments/nothing/receipt'))).toBe('404 NOT_FOUND');
    for (const status of ['pending', 'failed', 'refunded'] as const) {
      await service.db.update(payments).set({ status }).where(eq(payments.clinicId, id));
      const answer = await get(path);
      expect(refusal(answer)).toBe('409 RECEIPT_NOT_AVAILABLE');
      expect(errorEnvelopeA.parse(answer.body).details).toEqual({ status });
    }
    const { patientShare } = await charge({ patientShare: COPAY });
    for (const status of ['pending', 'failed', 'cancelled', 'refunded'] as const) {
      await service.db.update(patientShares).set({ status }).where(eq(patientShares.clinicId, id));
      const answer = await get(`/payments/${patientShare?.id}/receipt`);
      expect(refusal(answer)).toBe('409 RECEIPT_NOT_AVAILABLE');
    }
  });
});
