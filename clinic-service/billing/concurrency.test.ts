import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activeBillings, invoices, payments } from '../db/schema/billing';
import { payerAccounts } from '../db/schema/payers';
import { BILL, billingClinic, CHARGE, refusal } from '../testing/billing';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { WORLD } from '../testing/world';
import { numberOf, type Series } from './next-number';

const TIMES = 100;
const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** The numbers of a series from `first` on, none left out. */
function numbers(series: Series, first: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => numberOf(series, first + index));
}

describe.each(DATABASE_KINDS)('billing at the same moment, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  test('of 100 invoices and charges for one record one is made', async () => {
    const { id, post } = await billingClinic(service);
    const answers = await times(TIMES, (index) => {
      if (index % 3 === 0) return post('/charges', CHARGE);
      const link =
        index % 3 === 1 ? { medicalRecordId: WORLD.record } : { appointmentId: WORLD.appointment };
      return post('/invoices', { ...BILL, ...link });
    });
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201).map(refusal);
    expect(new Set(refused)).toEqual(new Set(['409 MEDICAL_RECORD_ALREADY_BILLED']));
    const active = await service.db
      .select()
      .from(activeBillings)
      .where(eq(activeBillings.clinicId, id));
    expect(active).toHaveLength(1);
  });

  test('of 100 invoices for one record one is made, and no number is lost on the rest', async () => {
    const { id, post } = await billingClinic(service);
    const answers = await times(TIMES, () =>
      post('/invoices', { ...BILL, medicalRecordId: WORLD.record }),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    await times(20, () => post('/invoices', BILL));
    expect(await draftNumbers(id)).toEqual(numbers('draft', 1, 21));
  });

  test('30 drafts that are issued at once get consecutive numbers', async () => {
    const { id, draft, post } = await billingClinic(service);
    const drafts = await times(30, () => draft());
    await post(`/invoices/${drafts[0]?.id}/void`, { reason: 'Repetida' });
    const answers = await Promise.all(drafts.map((one) => post(`/invoices/${one.id}/issue`, {})));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(29);
    const rows = await service.db.select().from(invoices).where(eq(invoices.clinicId, id));
    const issued = rows.flatMap((row) => (row.issuedAt === null ? [] : row.invoiceNumber));
    // The world has the first.
    expect(issued.sort()).toEqual(numbers('invoice', 1, 30));
    expect(await draftNumbers(id)).toEqual(numbers('draft', 1, 30));
  });

  test('of 30 who issue one draft one does, and it takes one number', async () => {
    const { draft, issued, post } = await billingClinic(service);
    const { id } = await draft();
    const answers = await times(30, () => post(`/invoices/${id}/issue`, {}));
    const made = answers.filter(({ status }) => status === 200);
    expect(made).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200).map(refusal);
    expect(new Set(refused)).toEqual(new Set(['409 INVOICE_NOT_DRAFT']));
    expect((await issued()).invoiceNumber).toBe(numberOf('invoice', 3));
  });

  test('of 100 bills of an appointment without a record one is made', async () => {
    const { post, addAppointment } = await billingClinic(service);
    const appointmentId = await addAppointment('apt-booked', service.clock.now());
    const answers = await times(TIMES, (index) =>
      index % 2 === 0
        ? post('/invoices', { ...BILL, appointmentId })
        : post('/charges', { ...CHARGE, medicalRecordId: undefined, appointmentId }),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(TIMES - 1);
  });

  test('payments never exceed the balance, and their receipts count without a gap', async () => {
    const { id, issued, post } = await billingClinic(service);
    const { id: invoiceId } = await issued();
    const answers = await times(TIMES, () =>
      post('/payments', { invoiceId, amount: 1_000, method: 'cash' }),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(45);
    const refused = answers.filter(({ status }) => status !== 201).map(refusal);
    expect(new Set(refused)).toEqual(new Set(['409 PAYMENT_EXCEEDS_BALANCE']));
    const rows = await service.db.select().from(payments).where(eq(payments.clinicId, id));
    const receipts = rows.map(({ receiptNumber }) => receiptNumber).sort();
    expect(receipts).toEqual(numbers('receipt', 1, 45));
    const [invoice] = await service.db.select().from(invoices).where(eq(invoices.id, invoiceId));
    expect(invoice).toMatchObject({ status: 'paid', paid: 45_000, total: 45_000 });
  });

  test('charges open one account of the month, and the last to go takes it along', async () => {
    const { id, post, remove, addRecord } = await billingClinic(service);
    const records = Array.from({ length: 20 }, (_, index) => `rec-${index}`);
    for (const record of records) await addRecord(record, service.clock.now());
    const made = await times(20, (index) =>
      post('/charges', { ...CHARGE, medicalRecordId: records[index] }),
    );
    expect(made.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const accounts = () =>
      service.db.select().from(payerAccounts).where(eq(payerAccounts.clinicId, id));
    expect(await accounts()).toMatchObject([{ number: 'CC-000001', removedAt: null }]);
    const ids = made.map(({ body }) => String(Reflect.get(Object(body), 'id')));
    const removed = await Promise.all(ids.map((charge) => remove(`/charges/${charge}`)));
    const gone = removed.filter(({ body }) => Reflect.get(Object(body), 'accountRemoved') === true);
    expect([removed.every(({ status }) => status === 200), gone.length]).toEqual([true, 1]);
    expect((await accounts())[0]?.removedAt).not.toBeNull();
  });

  async function draftNumbers(clinicId: string): Promise<string[]> {
    const rows = await service.db
      .select({ number: invoices.draftNumber })
      .from(invoices)
      .where(eq(invoices.clinicId, clinicId));
    return rows.flatMap(({ number }) => number ?? []).sort();
  }
});
