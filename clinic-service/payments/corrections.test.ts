import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listPayments, refundPayment, reversePayment } from '@/lib/contract/billing/payments';
import { errorEnvelopeA } from '@/lib/contract/errors';
import { payments } from '../db/schema/billing';
import { refunds, reversals } from '../db/schema/corrections';
import { patientShares } from '../db/schema/payers';
import { type BillingClinic, billingClinic, COPAY, read, refusal } from '../testing/billing';
import type { Answer } from '../testing/call';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { pdfPages } from '../testing/pdf-text';
import { WORLD } from '../testing/world';

const REASON = { reason: 'Se cobró dos veces' };
const GIVE = { method: 'cash', reason: 'No se hizo el tratamiento' };
/** An appointment at one of the clinic's places. */
const OF_VISIT = { appointmentId: WORLD.appointment };
const ANGELA = {
  'X-Acting-User': 'usr-1',
  'X-Acting-User-Name': encodeURIComponent('Ángela Ñustes'),
};
const BERTA = { 'X-Acting-User': 'usr-2', 'X-Acting-User-Name': 'Berta' };

const details = ({ body }: Answer) => errorEnvelopeA.parse(body).details;

describe.each(DATABASE_KINDS)('money that goes back, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  async function paperOf(key: string, path: string, language?: string) {
    const response = await fetch(`${service.baseUrl}/api/v1/billing${path}`, {
      headers: {
        Authorization: `Bearer ${key}`,
        ...(language === undefined ? {} : { 'Accept-Language': language }),
      },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const pages = pdfPages(new Uint8Array(await response.arrayBuffer()));
    expect(pages).toHaveLength(1);
    // Lines are broken where the fonts want it.
    const text = (pages[0] ?? '').replace(/\s+/g, ' ');
    return { text, disposition: response.headers.get('content-disposition') };
  }

  /** An issued invoice of 45.000 and a payment on it. */
  async function paid(clinic: BillingClinic, amount = 45_000, headers = {}, bill = {}) {
    const invoice = await clinic.issued(bill);
    const body = { invoiceId: invoice.id, amount, method: 'card', reference: 'Voucher 7' };
    const answer = await clinic.post('/payments', body, headers);
    expect(answer.status).toBe(201);
    const { id } = z.parse(z.object({ id: z.string() }), answer.body);
    const invoiceNow = async () => read(await clinic.get(`/invoices/${invoice.id}`));
    return { id, invoice, invoiceNow };
  }

  const setStatus = (clinicId: string, status: (typeof payments.$inferSelect)['status']) =>
    service.db.update(payments).set({ status }).where(eq(payments.clinicId, clinicId));

  describe('a payment that was typed wrongly', () => {
    test('counts no more, and both of its numbers are told', async () => {
      const clinic = await billingClinic(service);
      const { id, invoice, invoiceNow } = await paid(clinic, 45_000, ANGELA);
      expect(await invoiceNow()).toMatchObject({ status: 'paid', paid: 45_000, due: 0 });
      service.clock.advance(60_000);
      const answer = await clinic.post(`/payments/${id}/reverse`, REASON, BERTA);
      expect(answer.status).toBe(200);
      const at = service.clock.now().toISOString();
      const told = {
        id,
        status: 'reversed',
        amount: 45_000,
        receiptNumber: 'RC-000001',
        collectedBy: { id: 'usr-1', name: 'Ángela Ñustes' },
        reversal: { number: 'AR-000001', ...REASON, at, by: 'Berta' },
        refunds: [],
        refundedAmount: 0,
      };
      expect(z.parse(reversePayment.response, answer.body)).toMatchObject({
        ...told,
        patientId: WORLD.patient,
      });
      expect(await invoiceNow()).toMatchObject({
        status: 'issued',
        paid: 0,
        due: 45_000,
        payments: [told],
      });
      const listed = await clinic.get('/payments?with=names');
      expect(z.parse(listPayments.response, listed.body).data).toMatchObject([told]);
      const receipt = await clinic.get(`/payments/${id}/receipt`);
      expect(refusal(receipt)).toBe('409 RECEIPT_NOT_AVAILABLE');
      expect(details(receipt)).toEqual({ status: 'reversed' });
      // What it was to be is collected with a receipt of its own.
      expect((await clinic.pay(invoice.id, 45_000)).receiptNumber).toBe('RC-000002');
      expect(await invoiceNow()).toMatchObject({ status: 'paid', due: 0 });
    });

    test('leaves what else was paid, and is in no sum of a later receipt', async () => {
      const clinic = await billingClinic(service);
      const { id, invoice, invoiceNow } = await paid(clinic, 20_000);
      const second = await clinic.pay(invoice.id, 25_000);
      service.clock.advance(1_000);
      await clinic.post(`/payments/${id}/reverse`, REASON);
      expect(await invoiceNow()).toMatchObject({ status: 'partially_paid', paid: 25_000 });
      const third = await clinic.pay(invoice.id, 5_000);
      const text = async (payment: string) =>
        (await paperOf(clinic.key, `/payments/${payment}/receipt`)).text;
      // As it was when it was collected.
      expect(await text(second.id)).toContain('Pago del saldo');
      expect(await text(third.id)).toContain('Abono a la factura');
      const { text: invoicePaper } = await paperOf(clinic.key, `/invoices/${invoice.id}/pdf`);
      expect(invoicePaper).toContain('RC-000002');
      expect(invoicePaper).not.toContain('RC-000001');
    });

    test('has a paper that names the receipt it cancels, in both languages', async () => {
      const clinic = await billingClinic(service);
      const { id, invoice } = await paid(clinic, 45_000, {}, OF_VISIT);
      const before = await clinic.get(`/payments/${id}/reversal`);
      expect(refusal(before)).toBe('409 REVERSAL_NOT_AVAILABLE');
      await clinic.post(`/payments/${id}/reverse`, REASON, ANGELA);
      const spanish = await paperOf(clinic.key, `/payments/${id}/reversal`);
      expect(spanish.disposition).toContain('Anulaci%C3%B3n%20AR-000001.pdf');
      for (const part of [
        'Anulación de recibo',
        'AR-000001',
        '$ 45.000',
        `Anula el recibo de caja RC-000001 de la factura ${invoice.invoiceNumber}`,
        'María Pérez Gómez',
        'Tarjeta',
        REASON.reason,
        'Sede Norte',
        'Anulado por Ángela Ñustes',
      ]) {
        expect(spanish.text).toContain(part);
      }
      const english = await paperOf(clinic.key, `/payments/${id}/reversal`, 'en-US');
      for (const part of ['Receipt reversal', 'COP 45,000', 'Cancels cash receipt RC-000001']) {
        expect(english.text).toContain(part);
      }
      expect(refusal(await clinic.get('/payments/nothing/reversal'))).toBe('404 NOT_FOUND');
    });

    test('is reversed once, whole, and only where it was received and nothing went back', async () => {
      const clinic = await billingClinic(service);
      const elsewhere = await billingClinic(service);
      const { id, invoiceNow } = await paid(clinic);
      const path = `/payments/${id}/reverse`;
      expect(refusal(await elsewhere.post(path, REASON))).toBe('404 NOT_FOUND');
      expect(refusal(await clinic.post('/payments/nothing/reverse', REASON))).toBe('404 NOT_FOUND');
      const differs = await clinic.post(path, { ...REASON, amount: 44_999 });
      expect(refusal(differs)).toBe('409 PAYMENT_AMOUNT_DIFFERS');
      expect(details(differs)).toEqual({ amount: 45_000 });
      for (const status of ['pending', 'failed'] as const) {
        await setStatus(clinic.id, status);
        expect(refusal(await clinic.post(path, REASON))).toBe('409 PAYMENT_NOT_COMPLETED');
      }
      await setStatus(clinic.id, 'completed');
      await clinic.post(`/payments/${id}/refund`, { ...GIVE, amount: 1_000 });
      expect(refusal(await clinic.post(path, REASON))).toBe('409 PAYMENT_HAS_REFUNDS');
      await clinic.post(`/payments/${id}/refund`, GIVE);
      expect(refusal(await clinic.post(path, REASON))).toBe('409 PAYMENT_HAS_REFUNDS');
      expect(await invoiceNow()).toMatchObject({ status: 'issued', paid: 0 });
      const other = await paid(clinic);
      expect((await clinic.post(`/payments/${other.id}/reverse`, REASON)).status).toBe(200);
      const again = await clinic.post(`/payments/${other.id}/reverse`, REASON);
      expect(refusal(again)).toBe('409 PAYMENT_REVERSED');
      // A refusal takes no number.
      expect(await service.db.$count(reversals, eq(reversals.clinicId, clinic.id))).toBe(1);
    });

    test('is of whom asks and of the day of the clinic, where no more is allowed', async () => {
      const clinic = await billingClinic(service);
      const limited = { ...REASON, onlyOwnOfToday: true };
      const ofAngela = await paid(clinic, 45_000, ANGELA);
      const reverse = (id: string, headers: object) =>
        clinic.post(`/payments/${id}/reverse`, limited, headers);
      expect(refusal(await reverse(ofAngela.id, BERTA))).toBe('409 PAYMENT_NOT_OWN_OF_TODAY');
      // A key by itself is nobody who collected.
      expect(refusal(await reverse(ofAngela.id, {}))).toBe('409 PAYMENT_NOT_OWN_OF_TODAY');
      expect((await reverse(ofAngela.id, ANGELA)).status).toBe(200);
      const ofYesterday = await paid(clinic, 45_000, ANGELA);
      service.clock.advance(24 * 60 * 60_000);
      expect(refusal(await reverse(ofYesterday.id, ANGELA))).toBe('409 PAYMENT_NOT_OWN_OF_TODAY');
      expect((await clinic.post(`/payments/${ofYesterday.id}/reverse`, REASON)).status).toBe(200);
    });

    test('is reversed by one of many who try at the same moment', async () => {
      const clinic = await billingClinic(service);
      const { id, invoiceNow } = await paid(clinic);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          index % 2 === 0
            ? clinic.post(`/payments/${id}/reverse`, REASON)
            : clinic.post(`/payments/${id}/refund`, GIVE),
        ),
      );
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
      expect(await invoiceNow()).toMatchObject({ status: 'issued', paid: 0, due: 45_000 });
    });
  });

  describe('money that is given back', () => {
    test('leaves the payment as it is until all of it is back', async () => {
      const clinic = await billingClinic(service);
      const { id, invoice, invoiceNow } = await paid(clinic, 45_000, ANGELA);
      service.clock.advance(60_000);
      const body = { ...GIVE, amount: 15_000, method: 'transfer', reference: 'PSE 9' };
      const answer = await clinic.post(`/payments/${id}/refund`, body, BERTA);
      expect(answer.status).toBe(201);
      const at = service.clock.now().toISOString();
      const first = {
        number: 'CE-000001',
        amount: 15_000,
        method: 'transfer',
        reason: GIVE.reason,
        reference: 'PSE 9',
        at,
        by: 'Berta',
      };
      expect(z.parse(refundPayment.response, answer.body)).toMatchObject({
        ...first,
        currency: 'COP',
        paymentId: id,
        invoiceId: invoice.id,
        patientId: WORLD.patient,
      });
      expect(await invoiceNow()).toMatchObject({
        status: 'partially_paid',
        paid: 30_000,
        due: 15_000,
        payments: [{ id, status: 'completed', refundedAmount: 15_000, refunds: [first] }],
      });
      const { text } = await paperOf(clinic.key, `/payments/${id}/receipt`);
      expect(text).toContain('Devuelto de este pago $ 15.000');
      // The rest, where no amount is said.
      const rest = await clinic.post(`/payments/${id}/refund`, GIVE);
      expect(z.parse(refundPayment.response, rest.body)).toMatchObject({ amount: 30_000 });
      expect(await invoiceNow()).toMatchObject({
        status: 'issued',
        paid: 0,
        payments: [
          {
            status: 'refunded',
            refundedAmount: 45_000,
            refunds: [{ number: 'CE-000001' }, { number: 'CE-000002' }],
          },
        ],
      });
      const receipt = await clinic.get(`/payments/${id}/receipt`);
      expect(refusal(receipt)).toBe('409 RECEIPT_NOT_AVAILABLE');
      const { text: invoicePaper } = await paperOf(clinic.key, `/invoices/${invoice.id}/pdf`);
      for (const part of ['RC-000001', 'CE-000001', '-$ 15.000', '-$ 30.000']) {
        expect(invoicePaper).toContain(part);
      }
    });

    test('is at most what is left, and only of what was received', async () => {
      const clinic = await billingClinic(service);
      const elsewhere = await billingClinic(service);
      const { id } = await paid(clinic, 20_000);
      const path = `/payments/${id}/refund`;
      expect(refusal(await elsewhere.post(path, GIVE))).toBe('404 NOT_FOUND');
      expect(refusal(await clinic.post('/payments/nothing/refund', GIVE))).toBe('404 NOT_FOUND');
      await clinic.post(path, { ...GIVE, amount: 5_000 });
      const more = await clinic.post(path, { ...GIVE, amount: 15_001 });
      expect(refusal(more)).toBe('409 REFUND_EXCEEDS_PAYMENT');
      expect(details(more)).toEqual({ rest: 15_000 });
      await clinic.post(path, { ...GIVE, amount: 15_000 });
      const none = await clinic.post(path, GIVE);
      expect(refusal(none)).toBe('409 REFUND_EXCEEDS_PAYMENT');
      expect(details(none)).toEqual({ rest: 0 });
      for (const status of ['pending', 'failed'] as const) {
        await setStatus(clinic.id, status);
        expect(refusal(await clinic.post(path, GIVE))).toBe('409 PAYMENT_NOT_COMPLETED');
      }
      const other = await paid(clinic);
      await clinic.post(`/payments/${other.id}/reverse`, REASON);
      const ofReversed = await clinic.post(`/payments/${other.id}/refund`, GIVE);
      expect(refusal(ofReversed)).toBe('409 PAYMENT_REVERSED');
      expect(await service.db.$count(refunds, eq(refunds.clinicId, clinic.id))).toBe(2);
    });

    test('is never more than was paid, however many give it back at the same moment', async () => {
      const clinic = await billingClinic(service);
      const { id, invoiceNow } = await paid(clinic);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          clinic.post(`/payments/${id}/refund`, { ...GIVE, amount: 10_000 }),
        ),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
      expect(await invoiceNow()).toMatchObject({ status: 'partially_paid', paid: 5_000 });
      const rows = await service.db.select().from(refunds).where(eq(refunds.clinicId, clinic.id));
      expect(rows.map(({ number }) => number).sort()).toEqual([
        'CE-000001',
        'CE-000002',
        'CE-000003',
        'CE-000004',
      ]);
    });

    test('has a slip that is signed, of a payment and of a patient share', async () => {
      const clinic = await billingClinic(service);
      const { id, invoice } = await paid(
        clinic,
        45_000,
        {},
        {
          appointmentId: await clinic.addAppointment('visit', service.clock.now()),
        },
      );
      const body = { ...GIVE, amount: 15_000, method: 'transfer', reference: 'PSE 9' };
      const answer = await clinic.post(`/payments/${id}/refund`, body, ANGELA);
      const refund = z.parse(refundPayment.response, answer.body);
      const spanish = await paperOf(clinic.key, `/refunds/${refund.id}/slip`);
      expect(spanish.disposition).toContain('Egreso%20CE-000001.pdf');
      for (const part of [
        'Comprobante de egreso',
        'CE-000001',
        '$ 15.000',
        `Devolución del recibo de caja RC-000001 de la factura ${invoice.invoiceNumber}`,
        'María Pérez Gómez',
        'Transferencia',
        'PSE 9',
        GIVE.reason,
        'Sede Norte',
        'Devuelto por Ángela Ñustes',
        'Recibí: firma y documento',
      ]) {
        expect(spanish.text).toContain(part);
      }
      const { patientShare } = await clinic.charge({ patientShare: COPAY });
      await service.db.insert(refunds).values({
        clinicId: clinic.id,
        id: 'ref-share',
        number: 'CE-000002',
        patientId: WORLD.patient,
        shareId: patientShare?.id ?? '',
        amount: 10_000,
        method: 'cash',
        reason: 'El cargo se retiró',
        createdBy: 'test',
        createdAt: service.clock.now(),
      });
      const [share] = await service.db
        .select()
        .from(patientShares)
        .where(and(eq(patientShares.clinicId, clinic.id)));
      const english = await paperOf(clinic.key, '/refunds/ref-share/slip', 'en-US');
      expect(english.text).toContain(`Refund of cash receipt ${share?.receiptNumber}: Copay`);
      expect(english.text).toContain('Sede Norte');
      expect(english.text).not.toContain('Refunded by');
      const elsewhere = await billingClinic(service);
      expect(refusal(await elsewhere.get(`/refunds/${refund.id}/slip`))).toBe('404 NOT_FOUND');
    });
  });
});
