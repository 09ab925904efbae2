import { and, eq } from 'drizzle-orm';
import type { readMedicalRecord as operation } from '@/lib/contract/medical-records';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { addenda, medicalRecords } from '../db/schema/records';
import { NotFoundError } from '../errors';
import { toRecord } from './record-row';

export async function readRecord(
  { db, principal }: Context,
  { params }: Pick<ParsedInput<typeof operation>, 'params'>,
): Promise<OperationResult<typeof operation>> {
  const { clinicId } = principal;
  const [row] = await db
    .select()
    .from(medicalRecords)
    .where(and(eq(medicalRecords.clinicId, clinicId), eq(medicalRecords.id, params.id)));
  if (row === undefined) throw new NotFoundError('Medical record not found.');
  const added = await db
    .select({
      id: addenda.id,
      text: addenda.text,
      createdBy: addenda.createdBy,
      createdAt: addenda.createdAt,
    })
    .from(addenda)
    .where(and(eq(addenda.clinicId, clinicId), eq(addenda.recordId, params.id)))
    .orderBy(addenda.createdAt, addenda.id);
  return {
    ...toRecord(row),
    addenda: added.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })),
  };
}
