import { and, eq } from 'drizzle-orm';
import type { resolveShareReview as operation } from '@/lib/contract/billing/patient-shares';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { inTransaction } from '../db/in-transaction';
import { patientShares } from '../db/schema/payers';
import { ConflictError, NotFoundError } from '../errors';
import { toClinicShare } from './columns';
import { selectShares } from './select';

/** Who decides first, decides: the money went back, or it stays, with the reason. */
export async function resolveShareReview(
  { db, clock, principal, actor }: Context,
  { params, body }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const isIt = and(eq(patientShares.clinicId, principal.clinicId), eq(patientShares.id, params.id));
  return inTransaction(db, async (tx) => {
    const [share] = await tx.select().from(patientShares).where(isIt).for('update');
    if (share === undefined) throw new NotFoundError('Patient share not found.');
    if (share.flaggedAt === null || share.resolvedAt !== null) {
      throw new ConflictError('It is not up for review.', 'REVIEW_NOT_OPEN');
    }
    const now = clock();
    await tx
      .update(patientShares)
      .set({
        ...(body.resolution === 'refunded' ? { status: 'refunded' } : {}),
        resolution: body.resolution,
        resolutionNote: body.note,
        resolvedBy: actor.name ?? actor.id,
        resolvedAt: now,
        updatedAt: now,
      })
      .where(isIt);
    const [row] = await selectShares(tx, isIt, {});
    if (row === undefined) throw new Error('a share without its charge');
    return toClinicShare(row, principal.locale);
  });
}
