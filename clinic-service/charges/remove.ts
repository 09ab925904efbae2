import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { removeCharge as operation } from '@/lib/contract/billing/charges';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Database } from '@/lib/server/storage/open-database';
import { releaseAttention } from '../billing/claim-attention';
import type { Context } from '../context';
import { inTransaction } from '../db/in-transaction';
import { charges, patientShares, payerAccounts } from '../db/schema/payers';
import { ConflictError, NotFoundError } from '../errors';

/**
 * Takes a charge off its open account; nothing is deleted. What the patient paid of it is flagged,
 * for somebody has to decide about the money; what they had still to pay is not asked any more.
 */
export async function removeCharge(
  { db, clock, principal, actor }: Context,
  { params }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { clinicId } = principal;
  const isCharge = and(eq(charges.clinicId, clinicId), eq(charges.id, params.id));
  return inTransaction(db, async (tx) => {
    const [found] = await tx
      .select({ accountId: charges.payerAccountId, patientId: charges.patientId })
      .from(charges)
      .where(isCharge);
    if (found === undefined) throw chargeNotFound();
    const isAccount = and(
      eq(payerAccounts.clinicId, clinicId),
      eq(payerAccounts.id, found.accountId),
    );
    const [account] = await tx
      .select({ status: payerAccounts.status })
      .from(payerAccounts)
      .where(isAccount)
      .for('update');
    const now = clock();
    const removed = await tx
      .update(charges)
      .set({ removedAt: now })
      .where(and(isCharge, isNull(charges.removedAt)))
      .returning({ id: charges.id });
    if (removed.length === 0) throw chargeNotFound();
    if (account?.status !== 'open') {
      throw new ConflictError(
        'The account was filed with the payer; its charges stay.',
        'PAYER_ACCOUNT_NOT_OPEN',
        { status: account?.status },
      );
    }
    await releaseAttention(tx, clinicId, { rail: 'charge', billId: params.id });
    const by = actor.name ?? actor.id;
    const flaggedShareIds = await settleShares(tx, clinicId, params.id, { now, by });
    const accountRemoved = !(await hasCharges(tx, clinicId, found.accountId));
    if (accountRemoved) await tx.update(payerAccounts).set({ removedAt: now }).where(isAccount);
    return {
      id: params.id,
      patientId: found.patientId,
      removedAt: now.toISOString(),
      accountRemoved,
      flaggedShareIds,
    };
  });
}

async function settleShares(
  tx: Database,
  clinicId: string,
  chargeId: string,
  { now, by }: { readonly now: Date; readonly by: string },
): Promise<string[]> {
  const ofCharge = and(eq(patientShares.clinicId, clinicId), eq(patientShares.chargeId, chargeId));
  await tx
    .update(patientShares)
    .set({ status: 'cancelled', cancelledAt: now, cancelledBy: by, updatedAt: now })
    .where(and(ofCharge, inArray(patientShares.status, ['pending', 'failed'])));
  const flagged = await tx
    .update(patientShares)
    .set({ flaggedAt: now, flagReason: 'charge_removed', updatedAt: now })
    .where(and(ofCharge, eq(patientShares.status, 'completed')))
    .returning({ id: patientShares.id });
  return flagged.map(({ id }) => id);
}

async function hasCharges(tx: Database, clinicId: string, accountId: string): Promise<boolean> {
  const [one] = await tx
    .select({ id: charges.id })
    .from(charges)
    .where(
      and(
        eq(charges.clinicId, clinicId),
        eq(charges.payerAccountId, accountId),
        isNull(charges.removedAt),
      ),
    )
    .limit(1);
  return one !== undefined;
}

function chargeNotFound(): NotFoundError {
  return new NotFoundError('Charge not found.');
}
