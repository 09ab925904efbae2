import { and, eq } from 'drizzle-orm';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { changePatient as operation } from '@/lib/contract/patients';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import type { Context } from '../context';
import { inTransaction } from '../db/in-transaction';
import { patients } from '../db/schema/patients';
import { differs } from '../differs';
import { PreconditionFailedError } from '../errors';
import { checkBirth } from './birth-rule';
import { patientColumns, toPatient } from './columns';
import { checkDocument, type Document } from './document-rule';
import { refusePadded, refusingDuplicates } from './duplicate';
import { patientNotFound } from './not-found';
import { rowValues } from './row-values';

export async function changePatient(
  context: Context,
  { params, body, ifMatch }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { db, clock, principal } = context;
  const isIt = and(eq(patients.clinicId, principal.clinicId), eq(patients.id, params.id));
  const values = rowValues(body);
  let document: Document = {};

  const change = () =>
    inTransaction(db, async (tx) => {
      // Locked, so that the document that is checked is the one that is then written.
      const [current] = await tx.select(patientColumns).from(patients).where(isIt).for('update');
      if (current === undefined) throw patientNotFound();
      if (ifMatch !== undefined && ifMatch !== toPatient(current).updatedAt) {
        throw new PreconditionFailedError();
      }
      document = {
        documentType:
          values.documentType === undefined ? current.documentType : values.documentType,
        documentNumber:
          values.documentNumber === undefined ? current.documentNumber : values.documentNumber,
      };
      if (values.documentType !== undefined || values.documentNumber !== undefined) {
        checkDocument(document);
        await refusePadded(tx, { clinicId: principal.clinicId, id: params.id }, document);
      }
      if (differs(current, { dateOfBirth: values.dateOfBirth })) {
        checkBirth(values.dateOfBirth, clinicToday(principal.timezone, clock()));
      }
      if (!differs(current, values)) return current;
      const [changed] = await tx
        .update(patients)
        .set({ ...values, updatedAt: clock() })
        .where(isIt)
        .returning(patientColumns);
      return changed ?? current;
    });
  return toPatient(await refusingDuplicates(context, change, () => document));
}
