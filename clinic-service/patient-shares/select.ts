import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core';
import type { Database } from '@/lib/server/storage/open-database';
import { refunds } from '../db/schema/corrections';
import { patients } from '../db/schema/patients';
import { charges, patientShares, payerAccounts, payers } from '../db/schema/payers';
import { shareColumns } from './columns';

/** Shares with charge, account, payer, patient and refund, newest first; `more` is selected beside. */
export function selectShares<More extends SelectedFields>(
  db: Database,
  where: SQL | undefined,
  more: More,
) {
  return (
    db
      .select({ ...shareColumns, ...more })
      .from(patientShares)
      .innerJoin(
        patients,
        and(
          eq(patients.clinicId, patientShares.clinicId),
          eq(patients.id, patientShares.patientId),
        ),
      )
      .innerJoin(
        charges,
        and(eq(charges.clinicId, patientShares.clinicId), eq(charges.id, patientShares.chargeId)),
      )
      .innerJoin(
        payerAccounts,
        and(
          eq(payerAccounts.clinicId, charges.clinicId),
          eq(payerAccounts.id, charges.payerAccountId),
        ),
      )
      .innerJoin(
        payers,
        and(eq(payers.clinicId, payerAccounts.clinicId), eq(payers.id, payerAccounts.payerId)),
      )
      // A share is given back once, as a whole.
      .leftJoin(
        refunds,
        and(eq(refunds.clinicId, patientShares.clinicId), eq(refunds.shareId, patientShares.id)),
      )
      .where(where)
      .orderBy(desc(patientShares.paidAt), desc(patientShares.id))
  );
}
