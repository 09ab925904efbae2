import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { createPatient as operation } from '@/lib/contract/patients';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import type { Context } from '../context';
import { patients } from '../db/schema/patients';
import { checkBirth } from './birth-rule';
import { patientColumns, toPatient } from './columns';
import { checkDocument } from './document-rule';
import { refusePadded, refusingDuplicates } from './duplicate';
import { rowValues } from './row-values';

export async function createPatient(
  context: Context,
  { body }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { db, clock, newId, principal } = context;
  const now = clock();
  const values = rowValues(body);
  checkDocument(values);
  checkBirth(values.dateOfBirth, clinicToday(principal.timezone, now));
  await refusePadded(db, { clinicId: principal.clinicId }, values);
  const insert = () =>
    db
      .insert(patients)
      .values({
        ...values,
        firstName: body.firstName,
        lastName: body.lastName,
        clinicId: principal.clinicId,
        id: newId(),
        createdAt: now,
        updatedAt: now,
      })
      .returning(patientColumns);
  const [row] = await refusingDuplicates(context, insert, () => values);
  if (row === undefined) throw new Error('an insert returned no row');
  return toPatient(row);
}
