import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { totalPayments } from '@/lib/contract/billing/payments';
import { tenthOf } from '@/lib/testing/long';
import { movementsOf } from '../billing/movements';
import { numberOf } from '../billing/next-number';
import { invoices } from '../db/schema/billing';
import { patientShares } from '../db/schema/payers';
import { billingClinic } from '../testing/billing';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { playSequence } from '../testing/money-desk';
import { collectedOn, dueOn, newLedger } from '../testing/money-ledger';
import { sequence } from '../testing/random-money';

/** PostgreSQL where there is one: it does several times as much in the same time. */
const KIND = DATABASE_KINDS.at(-1) ?? 'pglite';
const SEQUENCES = tenthOf(KIND === 'postgres' ? 10_000 : 1_000);
/** Desks of one clinic that work at the same time. */
const DESKS = 10;
const AN_HOUR = 3_600_000;

let service: TestService;
beforeAll(async () => {
  service = await startService(KIND);
});
afterAll(() => service.close());

test(`in ${SEQUENCES} random sequences, ten at a time on ${KIND}, every balance adds up, no number is missing, and the screen computes what the service does`, {
  timeout: AN_HOUR,
}, async () => {
  const clinic = await billingClinic({ ...service, answer: service.answerInProcess });
  const ledger = newLedger();
  await fc.assert(
    fc.asyncProperty(
      fc.array(sequence, { minLength: DESKS, maxLength: DESKS }),
      async (sequences) => {
        const ended = await Promise.allSettled(
          sequences.map((one) => playSequence(clinic, ledger, one)),
        );
        for (const one of ended) if (one.status === 'rejected') throw one.reason;
      },
    ),
    { numRuns: SEQUENCES / DESKS },
  );
  const { numbers, bills, shares, refused } = ledger;
  const told = Object.entries(numbers) as [keyof typeof numbers, string[]][];
  for (const [series, given] of told) {
    // The world has the first invoice.
    const first = series === 'invoice' ? 2 : 1;
    const expected = given.map((_, index) => numberOf(series, first + index));
    expect(given.sort()).toEqual(expected);
  }
  // What movements add up to, as statements and receivables tell it, is what each invoice says is due.
  const moved = await service.db
    .select({ id: sql<string>`invoice_id`, due: sql<number>`sum(amount)::float8` })
    .from(sql`(${movementsOf(clinic.id)}) moved`)
    .groupBy(sql`invoice_id`);
  const dues = new Map(moved.map(({ id, due }) => [id, due]));
  expect(bills.filter((bill) => dues.get(bill.issued.id) !== dueOn(bill))).toEqual([]);
  const totals = z.parse(totalPayments.response, (await clinic.get('/payments/totals')).body);
  expect(totals.net).toBe(bills.reduce((sum, bill) => sum + collectedOn(bill), 0));
  const negative = sql`${invoices.total} - ${invoices.credited} - ${invoices.paid} < 0`;
  expect(await service.db.$count(invoices, and(eq(invoices.clinicId, clinic.id), negative))).toBe(
    0,
  );
  for (const status of ['pending', 'completed', 'cancelled'] as const) {
    const isIt = and(eq(patientShares.clinicId, clinic.id), eq(patientShares.status, status));
    const known = shares.filter((share) => share.status === status).length;
    expect(await service.db.$count(patientShares, isIt)).toBe(known);
  }
  const counts = told.map(([series, given]) => [series, given.length]);
  console.info(
    JSON.stringify({
      sequences: SEQUENCES,
      ...Object.fromEntries(counts),
      shares: shares.length,
      refused,
    }),
  );
});
