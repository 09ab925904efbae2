import { and, eq } from 'drizzle-orm';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { listPatientSharesOf as operation } from '@/lib/contract/patient-shares';
import { ID_PATTERN } from '@/lib/contract/schemas';
import type { Context } from '../context';
import { patients } from '../db/schema/patients';
import { patientShares } from '../db/schema/payers';
import { UnknownPatientError } from '../errors';
import { offsetOf, pageOf } from '../page';
import { toShare } from './columns';
import { selectShares } from './select';

export async function listPatientSharesOf(
  context: Context,
  { params, query }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { db, principal } = context;
  await requireActivePatient(context, params.patientId);
  const where = and(
    eq(patientShares.clinicId, principal.clinicId),
    eq(patientShares.patientId, params.patientId),
  );
  const [rows, total] = await Promise.all([
    selectShares(db, where, {}).limit(query.limit).offset(offsetOf(query)),
    db.$count(patientShares, where),
  ]);
  const payments = rows.map((row) => toShare(row, principal.locale));
  const { pagination } = pageOf(payments, query, total);
  const { page, totalPages } = pagination;
  return {
    payments,
    pagination: { ...pagination, hasNext: page < totalPages, hasPrev: page > 1 },
  };
}

async function requireActivePatient({ db, principal }: Context, id: string): Promise<void> {
  if (!ID_PATTERN.test(id)) throw new UnknownPatientError();
  const [patient] = await db
    .select({ status: patients.status })
    .from(patients)
    .where(and(eq(patients.clinicId, principal.clinicId), eq(patients.id, id)));
  if (patient?.status !== 'active') throw new UnknownPatientError();
}
