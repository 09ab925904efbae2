import type { resolveShareReview as operation } from '@/lib/contract/billing/patient-shares';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import { nextNumber } from '../billing/next-number';
import type { Context } from '../context';
import { inTransaction } from '../db/in-transaction';
import { refunds } from '../db/schema/corrections';
import type { patientShares } from '../db/schema/payers';
import { ConflictError } from '../errors';
import { changeShare, holdShare } from './hold';

type RefundMethod = (typeof refunds.$inferSelect)['method'];
type ShareMethod = (typeof patientShares.$inferSelect)['paymentMethod'];

/** How money goes back where nobody said it: as it came. */
const AS_IT_CAME: Readonly<Record<ShareMethod, RefundMethod>> = {
  cash: 'cash',
  bank_transfer: 'transfer',
  credit_card: 'card',
  debit_card: 'card',
  check: 'other',
  other: 'other',
};

/** Who decides first, decides: the money went back by a refund of its own, or it stays. */
export async function resolveShareReview(
  context: Context,
  { params, body }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { db, clock, newId, principal, actor } = context;
  const { clinicId } = principal;
  const { resolution, note, method, reference, amount } = body;
  return inTransaction(db, async (tx) => {
    const share = await holdShare(tx, clinicId, params.id);
    if (share.flaggedAt === null || share.resolvedAt !== null) {
      throw new ConflictError('It is not up for review.', 'REVIEW_NOT_OPEN');
    }
    const now = clock();
    if (resolution === 'refunded') {
      // The application asked for the password by this amount.
      if (amount !== undefined && amount !== share.amount) {
        throw new ConflictError('It is of another amount.', 'SHARE_AMOUNT_DIFFERS', {
          amount: share.amount,
        });
      }
      await tx.insert(refunds).values({
        clinicId,
        id: newId(),
        number: await nextNumber(tx, clinicId, 'refund'),
        patientId: share.patientId,
        shareId: share.id,
        amount: share.amount,
        method: method ?? AS_IT_CAME[share.paymentMethod],
        reason: note,
        reference: reference ?? null,
        createdBy: actor.id,
        madeBy: actor.name ?? null,
        createdAt: now,
      });
    }
    return changeShare(tx, context, share, {
      ...(resolution === 'refunded' && { status: 'refunded' }),
      resolution,
      resolutionNote: note,
      resolvedBy: actor.name ?? actor.id,
      resolvedAt: now,
    });
  });
}
