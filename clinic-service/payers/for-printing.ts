import { and, asc, between, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '@/lib/server/storage/open-database';
import { byName } from '../db/by-name';
import { patients } from '../db/schema/patients';
import { charges, patientShares, payerAccounts, payers } from '../db/schema/payers';
import { type Identity, identityColumns } from '../patients/columns';

export interface PrintedAccount {
  readonly account: Omit<typeof payerAccounts.$inferSelect, 'clinicId'>;
  readonly payer: { readonly name: string; readonly nit: string | null };
}

/** What the account of a payer prints. */
export interface AccountDocument extends PrintedAccount {
  /** By date of service. */
  readonly charges: readonly PrintedCharge[];
}

interface PrintedCharge {
  readonly serviceDate: string;
  readonly lines: readonly { readonly description: string }[];
  readonly total: number;
  /** What was collected from the patient, whole pesos. */
  readonly collected: number;
  readonly patient: Identity;
}

interface Months {
  readonly clinicId: string;
  /** `YYYY-MM`, both included. */
  readonly from: string;
  readonly to: string;
}

/** Accounts of some months, the earliest first, at most `limit`. */
export async function accountsForPrinting(
  db: Database,
  { clinicId, from, to }: Months,
  limit: number,
): Promise<PrintedAccount[]> {
  return db
    .select({ account: payerAccounts, payer: { name: payers.name, nit: payers.nit } })
    .from(payerAccounts)
    .innerJoin(
      payers,
      and(eq(payers.clinicId, payerAccounts.clinicId), eq(payers.id, payerAccounts.payerId)),
    )
    .where(
      and(
        eq(payerAccounts.clinicId, clinicId),
        between(payerAccounts.period, from, to),
        isNull(payerAccounts.removedAt),
      ),
    )
    .orderBy(asc(payerAccounts.period), byName(payers.name), asc(payerAccounts.id))
    .limit(limit);
}

/** The charges of one account: as many as a payer's members were seen in its month. */
export async function chargesOf(
  db: Database,
  clinicId: string,
  accountId: string,
): Promise<PrintedCharge[]> {
  return db
    .select({
      serviceDate: charges.serviceDate,
      lines: charges.lines,
      total: charges.total,
      collected: sql<number>`coalesce(sum(${patientShares.amount}), 0)`.mapWith(Number),
      patient: identityColumns,
    })
    .from(charges)
    .innerJoin(
      patients,
      and(eq(patients.clinicId, charges.clinicId), eq(patients.id, charges.patientId)),
    )
    .leftJoin(
      patientShares,
      and(
        eq(patientShares.clinicId, charges.clinicId),
        eq(patientShares.chargeId, charges.id),
        eq(patientShares.status, 'completed'),
      ),
    )
    .where(
      and(
        eq(charges.clinicId, clinicId),
        eq(charges.payerAccountId, accountId),
        isNull(charges.removedAt),
      ),
    )
    .groupBy(charges.clinicId, charges.id, patients.clinicId, patients.id)
    .orderBy(asc(charges.serviceDate), asc(charges.createdAt), asc(charges.id));
}
