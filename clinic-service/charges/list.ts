import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { listCharges as operation } from '@/lib/contract/billing/charges';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { charges, patientShares, payerAccounts, payers } from '../db/schema/payers';
import { offsetOf, pageOf } from '../page';
import { toShare } from '../patient-shares/columns';
import { selectShares } from '../patient-shares/select';

/** Charges that stand, each with what its patient paid of it. */
export async function listCharges(
  { db, principal }: Context,
  { query }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { clinicId, locale } = principal;
  const { patientId, appointmentId } = query;
  const where = and(
    eq(charges.clinicId, clinicId),
    isNull(charges.removedAt),
    patientId === undefined ? undefined : eq(charges.patientId, patientId),
    appointmentId === undefined ? undefined : eq(charges.appointmentId, appointmentId),
  );
  const ofPayer = and(eq(payers.clinicId, charges.clinicId), eq(payers.id, charges.payerId));
  const ofAccount = and(
    eq(payerAccounts.clinicId, charges.clinicId),
    eq(payerAccounts.id, charges.payerAccountId),
  );
  const [rows, total] = await Promise.all([
    db
      .select({ charge: charges, payerName: payers.name, accountStatus: payerAccounts.status })
      .from(charges)
      .innerJoin(payers, ofPayer)
      .innerJoin(payerAccounts, ofAccount)
      .where(where)
      .orderBy(desc(charges.serviceDate), desc(charges.createdAt), desc(charges.id))
      .limit(query.limit)
      .offset(offsetOf(query)),
    db.$count(charges, where),
  ]);
  const ofCharges = and(
    eq(patientShares.clinicId, clinicId),
    inArray(
      patientShares.chargeId,
      rows.map(({ charge }) => charge.id),
    ),
  );
  const shares = rows.length === 0 ? [] : await selectShares(db, ofCharges, {});
  const shareOf = new Map(shares.map((share) => [share.chargeId, toShare(share, locale)]));
  const data = rows.map(({ charge, payerName, accountStatus }) => ({
    id: charge.id,
    patientId: charge.patientId,
    payerId: charge.payerId,
    payerAccountId: charge.payerAccountId,
    medicalRecordId: charge.medicalRecordId,
    appointmentId: charge.appointmentId,
    serviceDate: charge.serviceDate,
    items: charge.lines,
    total: charge.total,
    currency: 'COP',
    createdAt: charge.createdAt.toISOString(),
    patientShare: shareOf.get(charge.id),
    payerName,
    accountStatus,
  }));
  return pageOf(data, query, total);
}
