import type { collectShare as operation } from '@/lib/contract/billing/patient-shares';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import { nextNumber } from '../billing/next-number';
import type { Context } from '../context';
import { inTransaction } from '../db/in-transaction';
import { ConflictError } from '../errors';
import { changeShare, holdShare, isChargeRemoved, settledRefusal } from './hold';

/**
 * Money has come for a share that was pending, or whose payment had failed: it has a receipt from then.
 * Of two clerks at once one collects, and the other is told who did.
 */
export async function collectShare(
  context: Context,
  { params, body }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { db, clock, principal, actor } = context;
  const { clinicId } = principal;
  return inTransaction(db, async (tx) => {
    const share = await holdShare(tx, clinicId, params.id);
    const refusal = settledRefusal(share);
    if (refusal !== undefined) throw refusal;
    if (await isChargeRemoved(tx, share)) {
      throw new ConflictError('Its charge was removed.', 'CHARGE_REMOVED');
    }
    return changeShare(tx, context, share, {
      status: 'completed',
      paymentMethod: body.paymentMethod,
      reference: body.reference ?? null,
      paidAt: clock(),
      // Who asked for it made its charge, which says so.
      createdBy: actor.id,
      collectedBy: actor.name ?? null,
      receiptNumber: await nextNumber(tx, clinicId, 'receipt'),
    });
  });
}
