import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { tenthOf } from '@/lib/testing/long';
import { billingClinic, read } from '../testing/billing';
import { startService, type TestService } from '../testing/harness';

const RUNS = tenthOf(200);

let service: TestService;
beforeAll(async () => {
  service = await startService('pglite');
});
afterAll(() => service.close());

/** Whole pesos of 45.000, and which invoice or payment of those there are. */
const movement = fc.record({
  kind: fc.constantFrom('pay', 'pay', 'reverse', 'refund', 'refund-rest'),
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

test(`of ${RUNS} random sequences of issuing, collecting, reversing and giving back every balance adds up`, async () => {
  const { issued, get, post } = await billingClinic(service);
  await fc.assert(
    fc.asyncProperty(fc.array(movement, { minLength: 4, maxLength: 16 }), async (movements) => {
      const invoices = [await issued(), await issued()];
      const paid: Paid[] = [];
      const paidOn = (invoice: number) =>
        paid
          .filter((one) => one.invoice === invoice && !one.isReversed)
          .reduce((sum, { amount, back }) => sum + amount - back, 0);
      for (const { kind, amount, which } of movements) {
        const invoice = which % invoices.length;
        if (kind === 'pay') {
          const body = { invoiceId: invoices[invoice]?.id, amount, method: 'cash' };
          const answer = await post('/payments', body);
          const fits = amount <= TOTAL - paidOn(invoice);
          expect(answer.status).toBe(fits ? 201 : 409);
          if (!fits) continue;
          const { id } = z.parse(made, answer.body);
          paid.push({ id, amount, invoice, back: 0, isReversed: false });
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
        expect(now).toMatchObject({ paid: collected, due: TOTAL - collected });
        expect(Math.min(now.paid, now.due)).toBeGreaterThanOrEqual(0);
        expect(now.status).toBe(
          collected === 0 ? 'issued' : collected === TOTAL ? 'paid' : 'partially_paid',
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
    { numRuns: RUNS },
  );
});
