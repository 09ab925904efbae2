import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '@/lib/server/storage/open-database';
import { patients } from '../db/schema/patients';
import { summaryColumns } from './columns';
import { inClinic } from './filter';
import { FEW } from './search-few';
import type { PageOfRows, SearchRequest } from './search-request';
import { surnamesInOrder } from './surnames-in-order';

/**
 * The page of a search that more than few find by the first surname alone, as most searches of
 * many do: what is of the first rank is the page, and nothing else needs to be read. Null where
 * they are fewer, or do not reach beyond the page, and for what may be a document.
 */
export async function searchSurnames(
  db: Database,
  { clinicId, status, search, limit, offset }: SearchRequest,
): Promise<PageOfRows | null> {
  if (search.document !== null || search.words.length > 1) return null;
  const enough = Math.max(FEW, offset + limit) + 1;
  const first = db
    .$with('first')
    .as(surnamesInOrder(db, inClinic(clinicId, status), search.words, enough));
  const rows = await db
    .with(first)
    .select({
      ...summaryColumns,
      found: sql<number>`(select count(*) from ${first})`.mapWith(Number),
    })
    .from(
      db
        .select({ id: first.id, sortKey: first.sortKey })
        .from(first)
        .orderBy(sql`${first.sortKey} collate "C"`, first.id)
        .limit(limit)
        .offset(offset)
        .as('page'),
    )
    .innerJoin(patients, and(eq(patients.clinicId, clinicId), sql`${patients.id} = page.id`))
    .orderBy(sql`page.sort_key collate "C"`, sql`page.id`);
  const [head] = rows;
  if (head === undefined || head.found < enough) return null;
  return { rows, total: enough, totalIsLowerBound: true };
}
