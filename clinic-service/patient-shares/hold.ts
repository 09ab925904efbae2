import { and, eq } from 'drizzle-orm';
import type { listPatientShares } from '@/lib/contract/billing/patient-shares';
import type { OperationResult } from '@/lib/contract/operation';
import type { Database } from '@/lib/server/storage/open-database';
import type { Context } from '../context';
import { charges, patientShares } from '../db/schema/payers';
import { ConflictError, NotFoundError } from '../errors';
import { toClinicShare } from './columns';
import { selectShares } from './select';

type HeldShare = typeof patientShares.$inferSelect;

const isIt = (clinicId: string, id: string) =>
  and(eq(patientShares.clinicId, clinicId), eq(patientShares.id, id));

/** The share, held until the transaction ends: its state changes one call at a time. */
export async function holdShare(tx: Database, clinicId: string, id: string): Promise<HeldShare> {
  const [share] = await tx.select().from(patientShares).where(isIt(clinicId, id)).for('update');
  if (share === undefined) throw new NotFoundError('Patient share not found.');
  return share;
}

/** Writes to a held share, and tells it as it is then. */
export async function changeShare(
  tx: Database,
  { clock, principal }: Pick<Context, 'clock' | 'principal'>,
  { clinicId, id }: HeldShare,
  changes: Partial<HeldShare>,
): Promise<OperationResult<typeof listPatientShares>['data'][number]> {
  const updatedAt = clock();
  await tx
    .update(patientShares)
    .set({ ...changes, updatedAt })
    .where(isIt(clinicId, id));
  const [row] = await selectShares(tx, isIt(clinicId, id), {});
  if (row === undefined) throw new Error('a share without its charge');
  return toClinicShare(row, principal.locale);
}

/** Whether its charge was taken off its account: then nothing is asked of the patient any more. */
export async function isChargeRemoved(
  tx: Database,
  { clinicId, chargeId }: HeldShare,
): Promise<boolean> {
  const [charge] = await tx
    .select({ removedAt: charges.removedAt })
    .from(charges)
    .where(and(eq(charges.clinicId, clinicId), eq(charges.id, chargeId)));
  return charge?.removedAt !== null;
}

/** Why a share is neither collected nor cancelled now; each says who came first. */
export function settledRefusal(share: HeldShare): ConflictError | undefined {
  const { status } = share;
  if (status === 'completed') {
    return new ConflictError('It was collected already.', 'SHARE_COLLECTED', {
      status,
      by: share.collectedBy ?? undefined,
      receiptNumber: share.receiptNumber ?? undefined,
      paidAt: share.paidAt.toISOString(),
    });
  }
  if (status === 'cancelled') {
    return new ConflictError('It was cancelled.', 'SHARE_CANCELLED', {
      status,
      by: share.cancelledBy ?? undefined,
    });
  }
  return status === 'refunded'
    ? new ConflictError('It was collected and given back.', 'SHARE_REFUNDED', { status })
    : undefined;
}
