import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { invoices, payments } from '@/clinic-service/db/schema/billing';
import { creditNotes, refunds, reversals } from '@/clinic-service/db/schema/corrections';
import { patientShares } from '@/clinic-service/db/schema/payers';
import { billingCalls, CONTROL, COPAY } from '@/clinic-service/testing/billing';
import type { TestService } from '@/clinic-service/testing/harness';

const REASON = { reason: 'Error' };

export interface MoneyChange {
  readonly method?: 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  readonly ifMatch?: string;
  /** How often it was made. */
  readonly made: () => Promise<number>;
}

type Made = readonly [action: string, make: () => Promise<MoneyChange>];

/**
 * The changes that money goes back and forth by: the action of each on the trail, and one such change of
 * something of its own.
 */
export function moneyChanges(
  service: TestService,
  ofClinic: { readonly id: string; readonly key: string },
): Readonly<Record<string, Made>> {
  const { db } = service;
  const clinic = billingCalls({ ...service, answer: service.answerInProcess }, ofClinic);

  /** An issued invoice of 45.000, and a payment of so much on it. */
  async function paid(amount: number) {
    const { id } = await clinic.issued();
    const payment = await clinic.pay(id, amount);
    return { id, paymentId: payment.id };
  }

  async function share() {
    const medicalRecordId = randomUUID();
    await clinic.addRecord(medicalRecordId, service.clock.now());
    const made = await clinic.charge({
      medicalRecordId,
      patientShare: { ...COPAY, status: 'pending' },
    });
    const id = made.patientShare?.id ?? '';
    const is = (status: 'completed' | 'cancelled') =>
      db.$count(patientShares, and(eq(patientShares.id, id), eq(patientShares.status, status)));
    return { path: `payments/patient-shares/${id}`, is };
  }

  const versionOf = async (id: string) => {
    const [row] = await db
      .select({ version: invoices.version })
      .from(invoices)
      .where(eq(invoices.id, id));
    return row?.version ?? 0;
  };

  return {
    'a reversal': [
      'payments.reverse',
      async () => {
        const { paymentId } = await paid(1_000);
        const made = () => db.$count(reversals, eq(reversals.paymentId, paymentId));
        return { path: `payments/${paymentId}/reverse`, body: { ...REASON, amount: 1_000 }, made };
      },
    ],
    'a refund': [
      'payments.refund',
      async () => {
        const { paymentId } = await paid(1_000);
        const body = { ...REASON, amount: 100, method: 'cash' };
        const made = () => db.$count(refunds, eq(refunds.paymentId, paymentId));
        return { path: `payments/${paymentId}/refund`, body, made };
      },
    ],
    'a refund and credit': [
      'invoices.credit',
      async () => {
        const { id, paymentId } = await paid(45_000);
        const refund = { amount: 100, method: 'cash' };
        const body = { ...REASON, items: [{ itemId: '1', amount: 100 }], total: 100, refund };
        const made = async () => {
          const notes = await db.$count(creditNotes, eq(creditNotes.invoiceId, id));
          const given = await db.$count(refunds, eq(refunds.paymentId, paymentId));
          // One without the other is neither made nor missing.
          return notes === given ? notes : Number.NaN;
        };
        return { path: `invoices/${id}/credit-notes`, body, made };
      },
    ],
    'a credit note': [
      'invoices.credit',
      async () => {
        const { id } = await clinic.issued();
        const body = { ...REASON, items: [{ itemId: '1', amount: 100 }], total: 100 };
        const made = () => db.$count(creditNotes, eq(creditNotes.invoiceId, id));
        return { path: `invoices/${id}/credit-notes`, body, made };
      },
    ],
    'a void with its note': [
      'invoices.void',
      async () => {
        const { id, total } = await clinic.issued();
        const made = () => db.$count(creditNotes, eq(creditNotes.invoiceId, id));
        return { path: `invoices/${id}/void`, body: { ...REASON, total }, made };
      },
    ],
    'a draft that is changed': [
      'invoices.change',
      async () => {
        const { id } = await clinic.draft();
        const before = await versionOf(id);
        const body = { items: [{ ...CONTROL, quantity: 2 }] };
        const made = async () => (await versionOf(id)) - before;
        return { method: 'PATCH', path: `invoices/${id}`, body, ifMatch: `"${before}"`, made };
      },
    ],
    'a draft that is deleted': [
      'invoices.remove',
      async () => {
        const { id } = await clinic.draft();
        const made = async () => 1 - (await db.$count(invoices, eq(invoices.id, id)));
        return { method: 'DELETE', path: `invoices/${id}`, made };
      },
    ],
    'an invoice that is issued': [
      'invoices.issue',
      async () => {
        const { id } = await clinic.draft();
        const isIt = and(eq(invoices.id, id), eq(invoices.status, 'issued'));
        return { path: `invoices/${id}/issue`, body: {}, made: () => db.$count(invoices, isIt) };
      },
    ],
    'several payments in one act': [
      'payments.create-batch',
      async () => {
        const { id: invoiceId } = await clinic.issued();
        const parts = [
          { amount: 100, method: 'cash' },
          { amount: 100, method: 'card' },
        ];
        const made = async () => (await db.$count(payments, eq(payments.invoiceId, invoiceId))) / 2;
        return { path: 'payments/batch', body: { invoiceId, payments: parts }, made };
      },
    ],
    'a share that is collected': [
      'patient-shares.collect',
      async () => {
        const { path, is } = await share();
        const body = { paymentMethod: 'cash' };
        return { path: `${path}/collect`, body, made: () => is('completed') };
      },
    ],
    'a share that is cancelled': [
      'patient-shares.cancel',
      async () => {
        const { path, is } = await share();
        return { path: `${path}/cancel`, body: REASON, made: () => is('cancelled') };
      },
    ],
  };
}
