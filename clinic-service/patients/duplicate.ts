import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { documentKey, documentShape } from '@/lib/kit/text/identity';
import type { Database } from '@/lib/server/storage/open-database';
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

/** The most digits that a document has, padded. */
const PADDED_LENGTH = 11;

/**
 * Refuses a number of digits that somebody else has with other zeros before it: barcodes of older
 * documents pad it. Asked before the write, for the index takes them for two numbers. Throws
 * `DuplicatePatientError`.
 */
export async function refusePadded(
  db: Database,
  { clinicId, id }: { readonly clinicId: string; readonly id?: string },
  { documentType, documentNumber }: Document,
): Promise<void> {
  const key = documentKey(documentNumber ?? '');
  const type = documentType ?? '';
  if (!/^\d+$/.test(key) || documentShape(type)?.kind !== 'digits') return;
  const bare = key.replace(/^0+/, '');
  const lengths = Math.max(0, PADDED_LENGTH - bare.length);
  const spellings = Array.from({ length: lengths + 1 }, (_, zeros) => '0'.repeat(zeros) + bare);
  const [other] = await db
    .select({ id: patients.id })
    .from(patients)
    .where(
      and(
        eq(patients.clinicId, clinicId),
        inArray(patients.documentKey, spellings),
        eq(sql`coalesce(${patients.documentType}, '')`, type),
        id === undefined ? undefined : ne(patients.id, id),
      ),
    )
    .limit(1);
  if (other !== undefined) throw new DuplicatePatientError(other.id);
}
