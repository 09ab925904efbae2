import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tenthOf } from '@/lib/testing/long';
import { invoices } from '../db/schema/billing';
import { patientShares } from '../db/schema/payers';
import { BILL, type BillingClinic, billingClinic, CONTROL, COPAY, read } from '../testing/billing';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';

const KIND = DATABASE_KINDS.at(-1) ?? 'pglite';
const TIMES = tenthOf(200);
const REASON = 'Error';

let service: TestService;
let clinic: BillingClinic;
beforeAll(async () => {
  service = await startService(KIND);
  clinic = await billingClinic({ ...service, answer: service.answerInProcess });
});
afterAll(() => service.close());

/** A write, and what there is of it afterwards: made twice that would be more. */
interface Write {
  readonly path: string;
  readonly body: object;
  readonly made: () => Promise<unknown>;
  readonly once: unknown;
}

async function paid(amount: number) {
  const { id } = await clinic.issued();
  return { invoiceId: id, paymentId: (await clinic.pay(id, amount)).id };
}

async function invoice(id: string) {
  const {
    paid: received,
    credited,
    due,
    status,
    payments,
    creditNotes,
  } = read(await clinic.get(`/invoices/${id}`));
  const notes = creditNotes.length;
  return { received, credited, due, status, payments: payments.length, notes };
}

async function pendingShare() {
  const medicalRecordId = randomUUID();
  await clinic.addRecord(medicalRecordId, service.clock.now());
  const patientShare = { ...COPAY, status: 'pending' };
  const { patientShare: share } = await clinic.charge({ medicalRecordId, patientShare });
  return `/payments/patient-shares/${share?.id}`;
}

const total = CONTROL.unitPrice;
const WRITES: Readonly<Record<string, () => Promise<Write>>> = {
  async 'a draft'() {
    const notes = randomUUID();
    return {
      path: '/invoices',
      body: { ...BILL, notes },
      made: () => service.db.$count(invoices, eq(invoices.notes, notes)),
      once: 1,
    };
  },
  async issuing() {
    const { id } = await clinic.draft();
    const once = { received: 0, credited: 0, due: total, status: 'issued', payments: 0, notes: 0 };
    return { path: `/invoices/${id}/issue`, body: {}, made: () => invoice(id), once };
  },
  async 'payments by several methods'() {
    const { id } = await clinic.issued();
    const payments = [
      { amount: 20_000, method: 'cash' },
      { amount: 5_000, method: 'card' },
    ];
    const once = { received: 25_000, due: total - 25_000, payments: 2 };
    return {
      path: '/payments/batch',
      body: { invoiceId: id, payments },
      made: () => invoice(id),
      once: expect.objectContaining(once),
    };
  },
  async 'a reversal'() {
    const { invoiceId, paymentId } = await paid(30_000);
    return {
      path: `/payments/${paymentId}/reverse`,
      body: { reason: REASON, amount: 30_000 },
      made: () => invoice(invoiceId),
      once: expect.objectContaining({ received: 0, due: total, payments: 1 }),
    };
  },
  async 'a refund'() {
    const { invoiceId, paymentId } = await paid(30_000);
    return {
      path: `/payments/${paymentId}/refund`,
      body: { amount: 10_000, method: 'cash', reason: REASON },
      made: () => invoice(invoiceId),
      once: expect.objectContaining({ received: 20_000, due: total - 20_000 }),
    };
  },
  async 'a credit note'() {
    const { id } = await clinic.issued();
    return {
      path: `/invoices/${id}/credit-notes`,
      body: { reason: REASON, items: [{ itemId: '1', amount: 5_000 }] },
      made: () => invoice(id),
      once: expect.objectContaining({ credited: 5_000, due: total - 5_000, notes: 1 }),
    };
  },
  async 'a void'() {
    const { id } = await clinic.issued();
    return {
      path: `/invoices/${id}/void`,
      body: { reason: REASON, total },
      made: () => invoice(id),
      once: expect.objectContaining({ status: 'void', credited: total, due: 0, notes: 1 }),
    };
  },
  async 'a copago that is collected'() {
    const path = await pendingShare();
    return shareWrite(path, `${path}/collect`, { paymentMethod: 'cash' }, 'completed');
  },
  async 'a copago that is canceled'() {
    const path = await pendingShare();
    return shareWrite(path, `${path}/cancel`, { reason: REASON }, 'cancelled');
  },
};

function shareWrite(share: string, path: string, body: object, status: string): Write {
  const id = share.split('/').at(-1) ?? '';
  return {
    path,
    body,
    made: () =>
      service.db
        .select({ status: patientShares.status })
        .from(patientShares)
        .where(eq(patientShares.id, id)),
    once: [{ status }],
  };
}

/** How an answer is lost: before the service had the request, after, or while it is sent again. */
const LOSSES = ['before', 'after', 'meanwhile'] as const;

test.each(Object.keys(WRITES))(
  `of ${TIMES} lost answers of %s none is doubled and none is lost`,
  {
    timeout: 600_000,
  },
  async (name) => {
    for (let turn = 0; turn < TIMES; turn += 1) {
      const write = await WRITES[name]?.();
      if (!write) throw new Error(`There is no ${name}.`);
      const headers = { 'Idempotency-Key': randomUUID() };
      const send = () => clinic.post(write.path, write.body, headers);
      const loss = LOSSES[turn % LOSSES.length];
      const lost = loss === 'before' ? undefined : send();
      if (loss === 'after') await lost;
      let answer = await send();
      await lost;
      // While the first is still being made the second is told to come back.
      if (answer.status === 409 || answer.status === 503) answer = await send();
      expect([200, 201], JSON.stringify(answer.body)).toContain(answer.status);
      expect(await write.made()).toEqual(write.once);
    }
  },
);
