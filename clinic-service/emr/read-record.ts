import { and, eq } from 'drizzle-orm';
import type { readMedicalRecord as operation } from '@/lib/contract/medical-records';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { medicalRecords } from '../db/schema/records';
import { NotFoundError } from '../errors';
import { addendaOf } from './addenda-of';
import { toRecord } from './record-row';

export async function readRecord(
  context: Context,
  { params }: Pick<ParsedInput<typeof operation>, 'params'>,
): Promise<OperationResult<typeof operation>> {
  const { db, principal } = context;
  const [row] = await db
    .select()
    .from(medicalRecords)
    .where(and(eq(medicalRecords.clinicId, principal.clinicId), eq(medicalRecords.id, params.id)));
  if (row === undefined) throw new NotFoundError('Medical record not found.');
  const added = await addendaOf(context, [row.id]);
  return { ...toRecord(row), addenda: added(row.id) };
}
