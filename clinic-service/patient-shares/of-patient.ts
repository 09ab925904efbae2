import { and, eq } from 'drizzle-orm';
import type { listPatientSharesOf as operation } from '@/lib/contract/billing/patient-shares';
import { ID_PATTERN } from '@/lib/contract/limits';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { patientShares } from '../db/schema/payers';
import { UnknownPatientError } from '../errors';
import { offsetOf, pageOf } from '../page';
import { patientStatus } from '../patients/status';
import { toHistory, toShare } from './columns';
import { selectShares } from './select';

export async function listPatientSharesOf(
  { db, principal }: Context,
  { params, query }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { clinicId, locale } = principal;
  const isActive =
    ID_PATTERN.test(params.patientId) &&
    (await patientStatus(db, clinicId, params.patientId)) === 'active';
  if (!isActive) throw new UnknownPatientError();
  const where = and(
    eq(patientShares.clinicId, clinicId),
    eq(patientShares.patientId, params.patientId),
  );
  const [rows, total] = await Promise.all([
    selectShares(db, where, {}).limit(query.limit).offset(offsetOf(query)),
    db.$count(patientShares, where),
  ]);
  const payments = rows.map((row) => ({
    ...toShare(row, locale),
    ...(query.with !== undefined && toHistory(row)),
    ...(query.with === 'accounting' && { patient: row.patient }),
  }));
  const { pagination } = pageOf(payments, query, total);
  const { page, totalPages } = pagination;
  return {
    payments,
    pagination: { ...pagination, hasNext: page < totalPages, hasPrev: page > 1 },
  };
}
