import { expect } from 'vitest';
import { leftOfInvoice } from '@/lib/billing/invoices/credit-form';
import type { InvoiceDetail } from '@/lib/billing/invoices/known-invoices';
import { restOf, type ShownPayment } from '@/lib/billing/payment-rights';
import { type CreditedLine, leftOfLines } from '@/lib/billing/rules/credit-note';
import type { Series } from '../billing/next-number';

export interface Paid {
  readonly id: string;
  readonly invoiceId: string;
  readonly amount: number;
  back: number;
  isReversed: boolean;
}

export interface Bill {
  /** As it was issued. */
  readonly issued: InvoiceDetail;
  readonly credited: CreditedLine[];
  readonly paid: Paid[];
  /** Voided without a note, as manual ones are, or by notes over all of it. */
  isVoid: boolean;
}

export interface Share {
  readonly id: string;
  status: 'pending' | 'completed' | 'cancelled';
}

/** What was told of all movements, to be held against what the service has at the end. */
export interface Ledger {
  readonly numbers: Record<Exclude<Series, 'payer-account'>, string[]>;
  readonly bills: Bill[];
  readonly shares: Share[];
  refused: number;
}

export const newLedger = (): Ledger => ({
  numbers: { draft: [], invoice: [], 'credit-note': [], receipt: [], reversal: [], refund: [] },
  bills: [],
  shares: [],
  refused: 0,
});

export const sum = (amounts: readonly number[]) =>
  amounts.reduce((total, amount) => total + amount, 0);

export const collectedOn = ({ paid }: Bill) =>
  sum(paid.map(({ amount, back, isReversed }) => (isReversed ? 0 : amount - back)));
export const creditedOff = ({ credited }: Bill) => sum(credited.map(({ total }) => total));
export const dueOn = (bill: Bill) =>
  bill.isVoid ? 0 : bill.issued.total - creditedOff(bill) - collectedOn(bill);

/** Holds an invoice as it is read at last against what was moved on it. */
export function requireAgreement(bill: Bill, now: InvoiceDetail): void {
  const { issued, paid, isVoid } = bill;
  const [collected, credited, due] = [collectedOn(bill), creditedOff(bill), dueOn(bill)];
  const isPaid = issued.total - credited === collected;
  const owing = isPaid ? 'paid' : collected === 0 ? 'issued' : 'partially_paid';
  const status = isVoid ? 'void' : owing;
  expect(now).toMatchObject({ total: issued.total, paid: collected, credited, due, status });
  expect(Math.min(now.paid, now.credited, now.due)).toBeGreaterThanOrEqual(0);
  // The same from the movements that the invoice tells, each with its paper.
  const balance =
    now.total -
    sum(now.creditNotes.map(({ total }) => total)) -
    sum(now.payments.map(({ amount }) => amount)) +
    sum(now.payments.map(({ amount, reversal }) => (reversal ? amount : 0))) +
    sum(now.payments.flatMap(({ refunds = [] }) => refunds.map(({ amount }) => amount)));
  const voided = isVoid ? issued.total - credited : 0;
  expect(balance - voided).toBe(now.due);
  // An electronic one is voided by a note.
  if (issued.invoiceType === 'electronic') expect(voided).toBe(0);
  expect(leftOfInvoice(now)).toEqual(leftOfLines(issued.items, bill.credited));
  expect(sum(leftOfInvoice(now).map(({ total }) => total))).toBe(now.total - now.credited);
  const rests = now.payments.map((payment) => [payment.id, payment.status, restOf(payment)]);
  const known = paid.map(shown).map((payment) => [payment.id, payment.status, restOf(payment)]);
  expect(rests.sort()).toEqual(known.sort());
}

/** A payment as the screen has it. */
export function shown({ id, invoiceId, amount, back, isReversed }: Paid): ShownPayment {
  const received = back === amount ? 'refunded' : 'completed';
  const status = isReversed ? 'reversed' : received;
  return {
    id,
    invoiceId,
    amount,
    currency: 'COP',
    method: 'cash',
    status,
    refundedAmount: back,
    reference: '',
    paidAt: undefined,
    createdAt: undefined,
    receiptNumber: undefined,
    collectedBy: undefined,
    reversal: undefined,
    refunds: undefined,
  };
}
