import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { createPatient as operation } from '@/lib/contract/patients';
import type { Context } from '../context';
import { patients } from '../db/schema/patients';
import { patientColumns, toPatient } from './columns';
import { checkDocument } from './document-rule';
import { refusingDuplicates } from './duplicate';
import { rowValues } from './row-values';

export async function createPatient(
  context: Context,
  { body }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { db, clock, newId, principal } = context;
  checkDocument(body);
  const now = clock();
  const insert = () =>
    db
      .insert(patients)
      .values({
        ...rowValues(body),
        firstName: body.firstName,
        lastName: body.lastName,
        clinicId: principal.clinicId,
        id: newId(),
        createdAt: now,
        updatedAt: now,
      })
      .returning(patientColumns);
  const [row] = await refusingDuplicates(context, insert, () => body);
  if (row === undefined) throw new Error('an insert returned no row');
  return toPatient(row);
}
