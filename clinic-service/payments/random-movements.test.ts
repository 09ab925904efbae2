import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { tenthOf } from '@/lib/testing/long';
import { invoices, payments } from '../db/schema/billing';
import { creditNotes, refunds, reversals } from '../db/schema/corrections';
import { billingClinic, read } from '../testing/billing';
import { startService, type TestService } from '../testing/harness';
import { WORLD } from '../testing/world';

/** `MONEY_RUNS=1000` runs so many, for some minutes. */
const RUNS = Number(process.env.MONEY_RUNS ?? tenthOf(400));

let service: TestService;
beforeAll(async () => {
  service = await startService('pglite');
});
afterAll(() => service.close());

/** Whole pesos of 45.000, and which invoice or payment of those there are. */
const movement = fc.record({
  kind: fc.constantFrom(
    'pay',
    'pay',
    'reverse',
    'refund',
    'refund-rest',
    'credit',
    'refund-and-credit',
    'void',
  ),
  amount: fc.oneof(
    fc.integer({ min: 1, max: 20_000 }),
    fc.constantFrom(1, 15_000, 44_999, 45_000, 45_001),
  ),
  which: fc.nat(),
});

interface Paid {
  readonly id: string;
  readonly amount: number;
  readonly invoice: number;
  back: number;
  isReversed: boolean;
}

const TOTAL = 45_000;
const made = z.object({ id: z.string() });

test(
  `of ${RUNS} random sequences of issuing, collecting, reversing, giving back and crediting every balance adds up`,
  async () => {
    const { id: clinicId, issued, get, post } = await billingClinic(service);
    await fc.assert(
      fc.asyncProperty(fc.array(movement, { minLength: 4, maxLength: 16 }), async (movements) => {
        const invoices = [await issued(), await issued()];
        const paid: Paid[] = [];
        const credited = [0, 0];
        const paidOn = (invoice: number) =>
          paid
            .filter((one) => one.invoice === invoice && !one.isReversed)
            .reduce((sum, { amount, back }) => sum + amount - back, 0);
        for (const { kind, amount, which } of movements) {
          const invoice = which % invoices.length;
          if (kind === 'pay') {
            const body = { invoiceId: invoices[invoice]?.id, amount, method: 'cash' };
            const answer = await post('/payments', body);
            const fits = amount <= TOTAL - (credited[invoice] ?? 0) - paidOn(invoice);
            expect(answer.status).toBe(fits ? 201 : 409);
            if (!fits) continue;
            const { id } = z.parse(made, answer.body);
            paid.push({ id, amount, invoice, back: 0, isReversed: false });
          } else if (kind === 'credit' || kind === 'refund-and-credit') {
            const left = TOTAL - (credited[invoice] ?? 0);
            const excess = amount - (left - paidOn(invoice));
            const refund =
              kind === 'credit' || excess <= 0
                ? {}
                : { refund: { amount: excess, method: 'cash' } };
            const path = `/invoices/${invoices[invoice]?.id}`;
            const answer = await post(`${path}/credit-notes`, {
              reason: 'Error',
              items: [{ itemId: '1', amount }],
              ...refund,
            });
            const isInLine = amount <= left;
            const fits = isInLine && (excess <= 0 || kind === 'refund-and-credit');
            expect(answer.status).toBe(fits ? 201 : isInLine || left === 0 ? 409 : 400);
            if (!fits) continue;
            credited[invoice] = TOTAL - left + amount;
            // Of which payments it went back, the invoice says.
            for (const one of read(await get(path)).payments) {
              const payment = paid.find(({ id }) => id === one.id);
              if (payment) payment.back = one.refundedAmount ?? 0;
            }
          } else if (kind === 'void') {
            const fits = paidOn(invoice) === 0 && (credited[invoice] ?? 0) < TOTAL;
            const path = `/invoices/${invoices[invoice]?.id}/void`;
            const answer = await post(path, { reason: 'Paciente equivocado' });
            expect(answer.status).toBe(fits ? 200 : 409);
            if (fits) credited[invoice] = TOTAL;
          } else if (paid.length > 0) {
            const payment = paid[which % paid.length] as Paid;
            const rest = payment.isReversed ? 0 : payment.amount - payment.back;
            if (kind === 'reverse') {
              const isWhole = !payment.isReversed && payment.back === 0;
              const answer = await post(`/payments/${payment.id}/reverse`, { reason: 'Error' });
              expect(answer.status).toBe(isWhole ? 200 : 409);
              if (isWhole) payment.isReversed = true;
            } else {
              const asked = kind === 'refund' ? { amount } : {};
              const back = kind === 'refund' ? amount : rest;
              const body = { ...asked, method: 'cash', reason: 'Devolución' };
              const answer = await post(`/payments/${payment.id}/refund`, body);
              const fits = rest > 0 && back <= rest;
              expect(answer.status).toBe(fits ? 201 : 409);
              if (fits) payment.back += back;
            }
          }
        }
        for (const [index, { id }] of invoices.entries()) {
          const now = read(await get(`/invoices/${id}`));
          const collected = paidOn(index);
          const owed = TOTAL - (credited[index] ?? 0);
          expect(now).toMatchObject({ paid: collected, due: owed - collected });
          expect(now.credited).toBe(TOTAL - owed);
          expect(Math.min(now.paid, now.due)).toBeGreaterThanOrEqual(0);
          expect(now.status).toBe(
            owed === 0
              ? 'void'
              : collected === owed
                ? 'paid'
                : collected === 0
                  ? 'issued'
                  : 'partially_paid',
          );
          // The same from what the invoice tells of its payments.
          const told = now.payments.reduce(
            (sum, { amount, reversal, refundedAmount = 0 }) =>
              sum + (reversal ? 0 : amount - refundedAmount),
            0,
          );
          expect(told).toBe(now.paid);
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
    for (const numbers of await seriesOf(clinicId)) {
      const counted = numbers
        .map((number) => Number(number.replace(/\D/g, '')))
        .sort((a, b) => a - b);
      const [first = 1] = counted;
      expect(counted).toEqual(counted.map((_, index) => first + index));
    }
  },
  60_000 + RUNS * 1_000,
);

/** The numbers of invoices, receipts, reversals, refunds and credit notes that the clinic has given. */
function seriesOf(clinicId: string): Promise<string[][]> {
  const ours = (table: { readonly clinicId: PgColumn }) => eq(table.clinicId, clinicId);
  const read = async (rows: Promise<{ readonly number: string | null }[]>) =>
    (await rows).flatMap(({ number }) => (number === null ? [] : [number]));
  const { db } = service;
  return Promise.all([
    read(
      db
        .select({ number: invoices.invoiceNumber })
        .from(invoices)
        .where(and(ours(invoices), isNotNull(invoices.issuedAt), ne(invoices.id, WORLD.invoice))),
    ),
    read(db.select({ number: payments.receiptNumber }).from(payments).where(ours(payments))),
    read(db.select({ number: reversals.number }).from(reversals).where(ours(reversals))),
    read(db.select({ number: refunds.number }).from(refunds).where(ours(refunds))),
    read(db.select({ number: creditNotes.number }).from(creditNotes).where(ours(creditNotes))),
  ]);
}
