import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tenthOf } from '@/lib/testing/long';
import { counters } from '../db/schema/billing';
import { type BillingClinic, billingClinic, COPAY, read } from '../testing/billing';
import type { Answer } from '../testing/call';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import type { Series } from './next-number';

const ROUNDS = tenthOf(100);
const REASON = { reason: 'Error' };
const ANGELA = { 'X-Acting-User': 'usr-1', 'X-Acting-User-Name': 'Angela' };
const BERTA = { 'X-Acting-User': 'usr-2', 'X-Acting-User-Name': 'Berta' };

/** One pair of calls that cannot both be right, to be sent at the same moment. */
interface Pair {
  readonly calls: readonly (() => Promise<Answer>)[];
  /** Throws when the balance is wrong. */
  readonly check?: () => Promise<void>;
}

interface Case {
  readonly of: (clinic: BillingClinic) => Promise<Pair>;
  /** How the one who comes too late is refused. */
  readonly refused: readonly string[];
  /** Of one of these each pair takes one number. */
  readonly series: readonly Series[];
}

/** An issued invoice of 45.000 that is paid, and how it is read again. */
async function paid(clinic: BillingClinic) {
  const { id } = await clinic.issued();
  const payment = await clinic.pay(id, 45_000);
  const post =
    (what: string, body: object, headers = {}) =>
    () =>
      clinic.post(`/payments/${payment.id}/${what}`, body, headers);
  const leaves = async (figures: object) =>
    expect(read(await clinic.get(`/invoices/${id}`))).toMatchObject(figures);
  return { id, post, leaves };
}

async function owed(clinic: BillingClinic) {
  const medicalRecordId = randomUUID();
  await clinic.addRecord(medicalRecordId, new Date());
  const patientShare = { ...COPAY, status: 'pending' };
  const charge = await clinic.charge({ medicalRecordId, patientShare });
  return `/payments/patient-shares/${charge.patientShare?.id}`;
}

const CASES: Readonly<Record<string, Case>> = {
  'one clerk reverses a payment twice': {
    series: ['reversal'],
    refused: ['409 PAYMENT_REVERSED'],
    async of(clinic) {
      const { post, leaves } = await paid(clinic);
      const reverse = post('reverse', REASON, ANGELA);
      return { calls: [reverse, reverse], check: () => leaves({ paid: 0, due: 45_000 }) };
    },
  },
  'two clerks reverse one payment': {
    series: ['reversal'],
    refused: ['409 PAYMENT_REVERSED'],
    async of(clinic) {
      const { post, leaves } = await paid(clinic);
      const calls = [post('reverse', REASON, ANGELA), post('reverse', REASON, BERTA)];
      return { calls, check: () => leaves({ paid: 0, due: 45_000 }) };
    },
  },
  'two refunds of more than is left': {
    series: ['refund'],
    refused: ['409 REFUND_EXCEEDS_PAYMENT'],
    async of(clinic) {
      const { post, leaves } = await paid(clinic);
      const refund = post('refund', { ...REASON, method: 'cash', amount: 30_000 });
      return { calls: [refund, refund], check: () => leaves({ paid: 15_000, due: 30_000 }) };
    },
  },
  'a payment is reversed while it is given back': {
    series: ['reversal', 'refund'],
    refused: ['409 PAYMENT_REVERSED', '409 PAYMENT_HAS_REFUNDS'],
    async of(clinic) {
      const { post, leaves } = await paid(clinic);
      const refund = post('refund', { ...REASON, method: 'cash' });
      return {
        calls: [post('reverse', REASON), refund],
        check: () => leaves({ paid: 0, due: 45_000 }),
      };
    },
  },
  'two credit notes of more than the balance': {
    series: ['credit-note'],
    refused: ['400 VALIDATION_ERROR', '409 CREDIT_EXCEEDS_UNPAID'],
    async of(clinic) {
      const { id } = await clinic.issued();
      await clinic.pay(id, 5_000);
      const body = { ...REASON, items: [{ itemId: '1', amount: 21_000 }] };
      const credit = () => clinic.post(`/invoices/${id}/credit-notes`, body);
      const check = async () => {
        const now = read(await clinic.get(`/invoices/${id}`));
        expect(now).toMatchObject({ credited: 21_000, paid: 5_000, due: 19_000 });
      };
      return { calls: [credit, credit], check };
    },
  },
  'one draft is issued twice': {
    series: ['invoice'],
    refused: ['409 INVOICE_NOT_DRAFT'],
    async of(clinic) {
      const { id } = await clinic.draft();
      const issue = () => clinic.post(`/invoices/${id}/issue`, {});
      return { calls: [issue, issue] };
    },
  },
  'one share is collected twice': {
    series: ['receipt'],
    refused: ['409 SHARE_COLLECTED'],
    async of(clinic) {
      const path = await owed(clinic);
      const collect = (by: object) => () =>
        clinic.post(`${path}/collect`, { paymentMethod: 'cash' }, by);
      return { calls: [collect(ANGELA), collect(BERTA)] };
    },
  },
};

describe.each(DATABASE_KINDS)('two at the same moment, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  test.each(Object.entries(CASES))(`%s, ${ROUNDS} times: one is done`, async (name, asked) => {
    const clinic = await billingClinic(service);
    const pairs: Pair[] = [];
    for (let round = 0; round < ROUNDS; round += 1) pairs.push(await asked.of(clinic));
    const before = await taken(clinic.id, asked.series);
    const counts: Record<string, number> = {};
    await Promise.all(
      pairs.map(async ({ calls, check }) => {
        const answers = await Promise.all(calls.map((call) => call()));
        for (const { status, body } of answers) {
          const code = Reflect.get(Object(body), 'code');
          const said = code === undefined ? 'done' : `${status} ${code}`;
          counts[said] = (counts[said] ?? 0) + 1;
        }
        await check?.();
      }),
    );
    console.info(JSON.stringify({ [name]: { kind, ...counts } }));
    const { done, ...refused } = counts;
    expect(done).toBe(ROUNDS);
    expect(Object.keys(refused).filter((code) => !asked.refused.includes(code))).toEqual([]);
    expect((await taken(clinic.id, asked.series)) - before).toBe(ROUNDS);
  });

  async function taken(clinicId: string, series: readonly Series[]): Promise<number> {
    const rows = await service.db
      .select({ value: counters.value })
      .from(counters)
      .where(and(eq(counters.clinicId, clinicId), inArray(counters.name, [...series])));
    return rows.reduce((sum, { value }) => sum + value, 0);
  }
});
