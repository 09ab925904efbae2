import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { listPatientShares as operation } from '@/lib/contract/billing/patient-shares';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { patientShares } from '../db/schema/payers';
import { inDates } from '../in-dates';
import { offsetOf, pageOf } from '../page';
import { toClinicShare } from './columns';
import { selectShares } from './select';

export async function listPatientShares(
  { db, principal }: Context,
  { query }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { review, owing, status, concept } = query;
  const where = and(
    eq(patientShares.clinicId, principal.clinicId),
    review === undefined ? undefined : isNotNull(patientShares.flaggedAt),
    review === undefined ? undefined : isNull(patientShares.resolvedAt),
    owing === undefined ? undefined : inArray(patientShares.status, ['pending', 'failed']),
    status === undefined ? undefined : eq(patientShares.status, status),
    concept === undefined ? undefined : eq(patientShares.concept, concept),
    inDates(patientShares.paidAt, query, principal.timezone),
  );
  const [rows, total] = await Promise.all([
    selectShares(db, where, {}).limit(query.limit).offset(offsetOf(query)),
    db.$count(patientShares, where),
  ]);
  const data = rows.map((row) => ({
    ...toClinicShare(row, principal.locale),
    ...(query.with === 'accounting' && { patient: row.patient }),
  }));
  return pageOf(data, query, total);
}
