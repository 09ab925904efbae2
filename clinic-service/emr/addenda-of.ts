import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../context';
import { addenda } from '../db/schema/records';
import { toAddendum } from './record-row';

type Addendum = ReturnType<typeof toAddendum>;

/** What was added to each of these records, oldest first. */
export async function addendaOf(
  { db, principal }: Pick<Context, 'db' | 'principal'>,
  recordIds: readonly string[],
): Promise<(recordId: string) => Addendum[]> {
  const rows =
    recordIds.length === 0
      ? []
      : await db
          .select()
          .from(addenda)
          .where(
            and(
              eq(addenda.clinicId, principal.clinicId),
              inArray(addenda.recordId, [...recordIds]),
            ),
          )
          .orderBy(addenda.createdAt, addenda.id);
  return (recordId) => rows.filter((row) => row.recordId === recordId).map(toAddendum);
}
