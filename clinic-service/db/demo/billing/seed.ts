import type { Database } from '@/lib/server/storage/open-database';
import { insertRows } from '../../insert-rows';
import { activeBillings, counters, invoices, payments } from '../../schema/billing';
import { creditNotes, refunds, reversals } from '../../schema/corrections';
import { charges, patientShares, payerAccounts, payers } from '../../schema/payers';
import type { BooksSeed } from './books';
import { DEMO_PAYERS } from './payers';

/** Writes the books of the demo clinic; their appointments and records are there already. */
export async function seedBooks(
  db: Database,
  clinicId: string,
  books: BooksSeed,
  now: Date,
): Promise<void> {
  const owned = <Row extends object>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, clinicId }));
  await insertRows(
    db,
    payers,
    DEMO_PAYERS.map(({ weight: _, ...payer }) => ({
      ...payer,
      clinicId,
      status: 'active',
      createdAt: now,
    })),
  );
  await insertRows(db, invoices, owned(books.invoices));
  await insertRows(db, creditNotes, owned(books.creditNotes));
  await insertRows(db, payments, owned(books.payments));
  await insertRows(db, reversals, owned(books.reversals));
  await insertRows(db, payerAccounts, owned(books.accounts));
  await insertRows(db, charges, owned(books.charges));
  await insertRows(db, patientShares, owned(books.shares));
  await insertRows(db, refunds, owned(books.refunds));
  await insertRows(db, activeBillings, owned(books.active));
  await insertRows(db, counters, owned(books.counters));
}
