import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../context';
import { violatedConstraint } from '../db/database-error';
import { patients } from '../db/schema/patients';
import { DuplicatePatientError } from '../errors';
import type { Document } from './document-rule';

/**
 * Runs a write and words the refusal of the document's unique index. The index decides, not a
 * look before the write: of concurrent writes one wins and the others are told whom to open.
 */
export async function refusingDuplicates<T>(
  { db, principal }: Context,
  write: () => Promise<T>,
  document: () => Document,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) !== 'patients_document') throw error;
    const { documentType, documentNumber } = document();
    const [existing] = await db
      .select({ id: patients.id })
      .from(patients)
      .where(
        and(
          eq(patients.clinicId, principal.clinicId),
          sql`${patients.documentKey} = public.document_key(${documentNumber ?? ''}::text)`,
          sql`coalesce(${patients.documentType}, '') = ${documentType ?? ''}`,
        ),
      );
    if (existing === undefined) throw error;
    throw new DuplicatePatientError(existing.id);
  }
}
