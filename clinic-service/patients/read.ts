import { and, eq } from 'drizzle-orm';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { readPatient as operation } from '@/lib/contract/patients';
import type { Context } from '../context';
import { patients } from '../db/schema/patients';
import { patientColumns, toPatient } from './columns';
import { patientNotFound } from './not-found';

export async function readPatient(
  { db, principal }: Context,
  { params }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const [row] = await db
    .select(patientColumns)
    .from(patients)
    .where(and(eq(patients.clinicId, principal.clinicId), eq(patients.id, params.id)));
  if (row === undefined) throw patientNotFound();
  return toPatient(row);
}
