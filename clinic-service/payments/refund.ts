import { and, eq } from 'drizzle-orm';
import type { refundPayment as operation } from '@/lib/contract/billing/payments';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Database } from '@/lib/server/storage/open-database';
import { nextNumber } from '../billing/next-number';
import type { Context } from '../context';
import { inTransaction } from '../db/in-transaction';
import { payments } from '../db/schema/billing';
import { refunds } from '../db/schema/corrections';
import { ConflictError } from '../errors';
import { toRefund } from './corrections';
import { type HeldPayment, holdPayment, takeOffPaid } from './hold';

/** Money goes back, at most what is left of the payment, which stays completed until all of it is back. */
export async function refundPayment(
  context: Context,
  { params, body }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { db, clock, principal } = context;
  const { clinicId } = principal;
  return inTransaction(db, async (tx) => {
    const { payment, invoice } = await holdPayment(tx, clinicId, params.id);
    const rest = restOf(payment);
    const amount = body.amount ?? rest;
    if (rest === 0 || amount > rest) {
      throw new ConflictError('It is more than is left of the payment.', 'REFUND_EXCEEDS_PAYMENT', {
        rest,
      });
    }
    await takeOffPaid(tx, clinicId, { invoice, amount, now: clock() });
    const row = await giveBack(tx, context, payment, { ...body, amount });
    const { id: paymentId, invoiceId, patientId } = payment;
    return { ...toRefund(row), currency: 'COP', paymentId, invoiceId, patientId };
  });
}

interface GivenBack {
  /** Whole pesos, at most what is left of the payment. */
  readonly amount: number;
  readonly method: (typeof refunds.$inferSelect)['method'];
  readonly reason: string;
  readonly reference?: string | undefined;
}

/** Gives money of a payment back that is held; its invoice is not touched. */
export async function giveBack(
  tx: Database,
  { clock, newId, principal, actor }: Context,
  payment: HeldPayment,
  { amount, method, reason, reference }: GivenBack,
): Promise<typeof refunds.$inferSelect> {
  const { clinicId } = principal;
  const refunded = payment.refunded + amount;
  await tx
    .update(payments)
    .set({ refunded, status: refunded === payment.amount ? 'refunded' : 'completed' })
    .where(and(eq(payments.clinicId, clinicId), eq(payments.id, payment.id)));
  const [row] = await tx
    .insert(refunds)
    .values({
      clinicId,
      id: newId(),
      number: await nextNumber(tx, clinicId, 'refund'),
      patientId: payment.patientId,
      paymentId: payment.id,
      amount,
      method,
      reason,
      reference: reference ?? null,
      createdBy: actor.id,
      madeBy: actor.name ?? null,
      createdAt: clock(),
    })
    .returning();
  if (row === undefined) throw new Error('an insert returned no row');
  return row;
}

/** What is left to be given back, in whole pesos. Throws `ConflictError` where nothing was received. */
function restOf({ status, amount, refunded }: HeldPayment): number {
  switch (status) {
    case 'completed':
      return amount - refunded;
    case 'refunded':
      return 0;
    case 'reversed':
      throw new ConflictError('The payment is reversed.', 'PAYMENT_REVERSED', { status });
    default:
      throw new ConflictError('Nothing was received with it.', 'PAYMENT_NOT_COMPLETED', { status });
  }
}
