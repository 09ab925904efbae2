import { creditTotals } from '@/lib/billing/rules/credit-note';
import { settledStatus } from '../../../invoices/columns';
import type { refunds, reversals } from '../../schema/corrections';
import { atDesk } from '../desk-time';
import type { Random } from '../random';
import { COLLECTORS, minutesAfter } from './attentions';
import type { ShareSeed } from './charges';
import { type CreditNoteSeed, noteOf } from './credit-notes';
import type { BilledSeed, InvoiceSeed, PaymentSeed } from './invoices';

type Unnumbered<Row> = Omit<Row, 'clinicId' | 'number'>;
export type ReversalSeed = Unnumbered<typeof reversals.$inferSelect>;
export type RefundSeed = Unnumbered<typeof refunds.$inferSelect>;

const DAY_MS = 86_400_000;
/** The newest payments stay as they are: demonstrations and tests begin with those. */
const UNTOUCHED = 20;
const MISTYPED = ['Valor mal digitado', 'Se registró con el medio de pago equivocado'] as const;
const GIVEN_BACK = [
  'No se terminó el tratamiento',
  'El paciente pagó de más',
  'Se cobró un control que estaba incluido',
] as const;
const NOT_OWED = ['Lo cubre su plan', 'Se acordó no cobrarla'] as const;

interface Wanted {
  readonly reversed: number;
  /** Payments of which money was given back, every second one with a credit note. */
  readonly refunded: number;
  readonly now: Date;
}

interface Corrections {
  /** Payments that were recorded wrongly, beside the right ones. */
  readonly payments: PaymentSeed[];
  readonly reversals: ReversalSeed[];
  readonly refunds: RefundSeed[];
  readonly creditNotes: CreditNoteSeed[];
}

/** What was recorded wrongly and what went back of some payments, which are changed with it. */
export function demoCorrections(
  random: Random,
  billed: BilledSeed,
  { reversed, refunded, now }: Wanted,
): Corrections {
  const made: Corrections = { payments: [], reversals: [], refunds: [], creditNotes: [] };
  const touched = paidAtOnce(billed, now).filter((_, index) => index % 5 === 0);
  for (const [invoice, payment] of touched.slice(0, reversed)) {
    reverse(random, made, invoice, payment);
  }
  for (const [index, [invoice, payment]] of touched
    .slice(reversed, reversed + refunded)
    .entries()) {
    const later = new Date(payment.paidAt.getTime() + random.between(1, 4) * DAY_MS);
    const at = atDesk(later > now ? now : later, payment.paidAt, now);
    if (index % 2 === 0) refundAndCredit(random, made, invoice, payment, at);
    else refund(random, made, invoice, payment, { amount: partOf(payment, index), at });
  }
  return made;
}

/** Invoices that one payment paid, with it, newest first; corrected later by nobody yet. */
function paidAtOnce(
  { invoices, payments }: BilledSeed,
  now: Date,
): readonly (readonly [InvoiceSeed, PaymentSeed])[] {
  const settled = new Map(invoices.filter(isPaidPlainly).map((invoice) => [invoice.id, invoice]));
  return payments
    .flatMap((payment) => {
      const invoice = settled.get(payment.invoiceId);
      const isWhole = invoice !== undefined && payment.amount === invoice.total;
      const isOver = minutesAfter(payment.paidAt, 10, now) < now;
      return isWhole && isOver && payment.status === 'completed'
        ? [[invoice, payment] as const]
        : [];
    })
    .sort(([, a], [, b]) => b.paidAt.getTime() - a.paidAt.getTime() || (a.id < b.id ? -1 : 1))
    .slice(UNTOUCHED);
}

function isPaidPlainly({ status, credited, total, patientId }: InvoiceSeed): boolean {
  return status === 'paid' && credited === 0 && total >= 20_000 && patientId !== 'pat-maria-perez';
}

/** First it was typed wrongly, then reversed, then collected as it is. */
function reverse(
  random: Random,
  made: Corrections,
  invoice: InvoiceSeed,
  payment: PaymentSeed,
): void {
  const reason = random.pick(MISTYPED);
  const at = payment.paidAt;
  const mistake: PaymentSeed = {
    ...payment,
    id: random.id(),
    status: 'reversed',
    reference: null,
    ...(reason === MISTYPED[0]
      ? { amount: Math.round(payment.amount / 10) }
      : { method: payment.method === 'cash' ? 'card' : 'cash' }),
  };
  made.payments.push(mistake);
  made.reversals.push({
    id: random.id(),
    paymentId: mistake.id,
    reason,
    createdBy: 'demo',
    madeBy: payment.collectedBy,
    createdAt: new Date(at.getTime() + 3 * 60_000),
  });
  payment.paidAt = new Date(at.getTime() + 5 * 60_000);
  payment.createdAt = payment.paidAt;
  invoice.updatedAt = payment.paidAt;
}

/** Now and then all of it; else a fifth, in thousands. */
function partOf({ amount }: PaymentSeed, index: number): number {
  return index % 4 === 1 ? amount : Math.ceil(amount / 5_000) * 1_000;
}

/** The invoice owes it again. */
function refund(
  random: Random,
  made: Corrections,
  invoice: InvoiceSeed,
  payment: PaymentSeed,
  { amount, at }: { readonly amount: number; readonly at: Date },
): void {
  const isCash = random.chance(0.6);
  payment.refunded += amount;
  if (payment.refunded === payment.amount) payment.status = 'refunded';
  invoice.paid -= amount;
  invoice.status = settledStatus(invoice);
  invoice.updatedAt = at;
  made.refunds.push({
    id: random.id(),
    patientId: payment.patientId,
    paymentId: payment.id,
    shareId: null,
    amount,
    method: isCash ? 'cash' : 'transfer',
    reason: random.pick(GIVEN_BACK),
    reference: isCash ? null : `TRF ${random.digits(8)}`,
    createdBy: 'demo',
    madeBy: random.pick(COLLECTORS),
    createdAt: at,
  });
}

/** The patient owes nothing again of what went back. */
function refundAndCredit(
  random: Random,
  made: Corrections,
  invoice: InvoiceSeed,
  payment: PaymentSeed,
  at: Date,
): void {
  const amount = Math.ceil(payment.amount / 5_000) * 1_000;
  const totals = creditTotals(invoice.lines, [{ itemId: '1', amount }]);
  invoice.credited = totals.total;
  refund(random, made, invoice, payment, { amount: totals.total, at });
  const reason = made.refunds.at(-1)?.reason ?? '';
  made.creditNotes.push(noteOf(random, invoice, totals, reason, at));
}

/**
 * What became of shares, which are changed: of those to be paid some are asked for no more, and some that
 * were paid were paid days later. Answers the refunds of those that were given back.
 */
export function correctShares(
  random: Random,
  shares: readonly ShareSeed[],
  {
    cancelled,
    late,
    now,
  }: { readonly cancelled: number; readonly late: number; readonly now: Date },
): RefundSeed[] {
  const pending = shares.filter(({ status }) => status === 'pending');
  for (const share of pending.slice(0, Math.min(cancelled, pending.length >> 1))) {
    const at = minutesAfter(share.createdAt, random.between(60, 600), now);
    share.status = 'cancelled';
    share.cancelledAt = at;
    share.cancelReason = random.pick(NOT_OWED);
    share.cancelledBy = random.pick(COLLECTORS);
    share.updatedAt = at;
  }
  const paid = shares.filter(
    ({ status, flaggedAt, createdAt }) =>
      status === 'completed' &&
      flaggedAt === null &&
      now.getTime() - createdAt.getTime() > 5 * DAY_MS,
  );
  for (const share of paid.slice(0, late)) {
    const back = new Date(share.createdAt.getTime() + random.between(1, 4) * DAY_MS);
    share.paidAt = atDesk(back, share.createdAt, now);
    share.updatedAt = share.paidAt;
  }
  return shares
    .filter(({ status }) => status === 'refunded')
    .map((share) => ({
      id: random.id(),
      patientId: share.patientId,
      paymentId: null,
      shareId: share.id,
      amount: share.amount,
      method: 'cash',
      reason: share.resolutionNote ?? '',
      reference: null,
      createdBy: 'demo',
      madeBy: random.pick(COLLECTORS),
      createdAt: share.resolvedAt ?? share.updatedAt,
    }));
}
