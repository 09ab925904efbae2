import { and, eq } from 'drizzle-orm';
import type { refundPayment as operation } from '@/lib/contract/billing/payments';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
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
  { db, clock, newId, principal, actor }: Context,
  { params, body }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
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
    const now = clock();
    await takeOffPaid(tx, clinicId, { invoice, amount, now });
    await tx
      .update(payments)
      .set({
        refunded: payment.refunded + amount,
        status: amount === rest ? 'refunded' : 'completed',
      })
      .where(and(eq(payments.clinicId, clinicId), eq(payments.id, payment.id)));
    const { patientId, invoiceId } = payment;
    const [row] = await tx
      .insert(refunds)
      .values({
        clinicId,
        id: newId(),
        number: await nextNumber(tx, clinicId, 'refund'),
        patientId,
        paymentId: payment.id,
        amount,
        method: body.method,
        reason: body.reason,
        reference: body.reference ?? null,
        createdBy: actor.id,
        madeBy: actor.name ?? null,
        createdAt: now,
      })
      .returning();
    if (row === undefined) throw new Error('an insert returned no row');
    return { ...toRefund(row), currency: 'COP', paymentId: payment.id, invoiceId, patientId };
  });
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
