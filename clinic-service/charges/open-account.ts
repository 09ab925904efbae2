import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '@/lib/server/storage/open-database';
import { nextNumber } from '../billing/next-number';
import type { Clock, NewId } from '../clock';
import { payerAccounts, payers } from '../db/schema/payers';

interface Wanted {
  readonly clinicId: string;
  readonly payerId: string;
  /** `YYYY-MM`. */
  readonly period: string;
}

/**
 * The payer's open account of a month, held until the transaction ends, so that its last charge is
 * not removed meanwhile. Where there is none it is opened, by one call at a time.
 */
export async function openAccount(
  tx: Database,
  wanted: Wanted,
  { clock, newId }: { readonly clock: Clock; readonly newId: NewId },
): Promise<string> {
  const found = await lockOpenAccount(tx, wanted);
  if (found !== undefined) return found;
  await tx
    .select({ id: payers.id })
    .from(payers)
    .where(and(eq(payers.clinicId, wanted.clinicId), eq(payers.id, wanted.payerId)))
    .for('no key update');
  const opened = await lockOpenAccount(tx, wanted);
  if (opened !== undefined) return opened;
  const id = newId();
  const number = await nextNumber(tx, wanted.clinicId, 'payer-account');
  await tx.insert(payerAccounts).values({ ...wanted, id, number, createdAt: clock() });
  return id;
}

async function lockOpenAccount(tx: Database, wanted: Wanted): Promise<string | undefined> {
  const [account] = await tx
    .select({ id: payerAccounts.id })
    .from(payerAccounts)
    .where(
      and(
        eq(payerAccounts.clinicId, wanted.clinicId),
        eq(payerAccounts.payerId, wanted.payerId),
        eq(payerAccounts.period, wanted.period),
        eq(payerAccounts.status, 'open'),
        isNull(payerAccounts.removedAt),
      ),
    )
    .for('update');
  return account?.id;
}
