import { and, eq } from 'drizzle-orm';
import type { reversePayment as operation } from '@/lib/contract/billing/payments';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { nextNumber } from '../billing/next-number';
import type { Context } from '../context';
import { inTransaction } from '../db/in-transaction';
import { payments } from '../db/schema/billing';
import { reversals } from '../db/schema/corrections';
import { ConflictError } from '../errors';
import { paymentColumns } from './columns';
import { withCorrections } from './corrections';
import { type HeldPayment, holdPayment, takeOffPaid } from './hold';

/** A payment that was typed wrongly counts no more. The row stays, and its receipt is cancelled by number. */
export async function reversePayment(
  context: Context,
  { params, body }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { db, clock, newId, principal, actor } = context;
  const { clinicId } = principal;
  return inTransaction(db, async (tx) => {
    const { payment, invoice } = await holdPayment(tx, clinicId, params.id);
    const now = clock();
    const refusal =
      (body.onlyOwnOfToday && refusalOfOthers(context, payment, now)) ||
      refusalOf(payment, body.amount);
    if (refusal) throw refusal;
    await takeOffPaid(tx, clinicId, { invoice, amount: payment.amount, now });
    const [reversed] = await tx
      .update(payments)
      .set({ status: 'reversed' })
      .where(and(eq(payments.clinicId, clinicId), eq(payments.id, payment.id)))
      .returning(paymentColumns);
    await tx.insert(reversals).values({
      clinicId,
      id: newId(),
      number: await nextNumber(tx, clinicId, 'reversal'),
      paymentId: payment.id,
      reason: body.reason,
      createdBy: actor.id,
      madeBy: actor.name ?? null,
      createdAt: now,
    });
    const [told] = await withCorrections(tx, clinicId, reversed ? [reversed] : []);
    if (told === undefined) throw new Error('an update returned no row');
    return { ...told, patientId: payment.patientId };
  });
}

function refusalOfOthers(
  { principal: { timezone }, actor }: Context,
  { createdBy, paidAt }: HeldPayment,
  now: Date,
): ConflictError | undefined {
  const isOwn = createdBy === actor.id;
  const isOfToday = clinicToday(timezone, paidAt) === clinicToday(timezone, now);
  return isOwn && isOfToday
    ? undefined
    : new ConflictError(
        'Somebody else collected it, or on another day.',
        'PAYMENT_NOT_OWN_OF_TODAY',
      );
}

function refusalOf(
  { status, amount, refunded }: HeldPayment,
  expected: number | undefined,
): ConflictError | undefined {
  if (status === 'reversed') {
    return new ConflictError('The payment is reversed already.', 'PAYMENT_REVERSED', { status });
  }
  if (status === 'refunded' || refunded > 0) {
    return new ConflictError(
      'Money of it was given back. Refund what is left in place of reversing it.',
      'PAYMENT_HAS_REFUNDS',
      { status },
    );
  }
  if (status !== 'completed') {
    return new ConflictError('Nothing was received with it.', 'PAYMENT_NOT_COMPLETED', { status });
  }
  if (expected === undefined || expected === amount) return undefined;
  return new ConflictError('It is of another amount.', 'PAYMENT_AMOUNT_DIFFERS', { amount });
}
