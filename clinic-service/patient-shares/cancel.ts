import type { cancelShare as operation } from '@/lib/contract/billing/patient-shares';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { inTransaction } from '../db/in-transaction';
import { ConflictError } from '../errors';
import { changeShare, holdShare, settledRefusal } from './hold';

/** What was still to be paid is asked for no more; money that came is given back by its review. */
export async function cancelShare(
  context: Context,
  { params, body }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { db, clock, principal, actor } = context;
  return inTransaction(db, async (tx) => {
    const share = await holdShare(tx, principal.clinicId, params.id);
    const { status } = share;
    const refusal =
      settledRefusal(share) ??
      (status === 'pending'
        ? undefined
        : new ConflictError('It is not pending.', 'SHARE_NOT_PENDING', { status }));
    if (refusal !== undefined) throw refusal;
    return changeShare(tx, context, share, {
      status: 'cancelled',
      cancelledAt: clock(),
      cancelReason: body.reason,
      cancelledBy: actor.name ?? actor.id,
    });
  });
}
