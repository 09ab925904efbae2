import { and, sql } from 'drizzle-orm';
import type { Database } from '@/lib/server/storage/open-database';
import { patients } from '../db/schema/patients';
import { summaryColumns } from './columns';
import { beginsNames, beginsSurname, hasDocument, inClinic, isNames, matches } from './filter';
import type { PageOfRows, SearchRequest } from './search-request';

/** Up to this many matches are read, ranked and counted at once. */
export const FEW = 400;

/**
 * The page and total of a search that few match, in one index scan. Whole words go before words
 * only begun, which longer results are too long to tell apart. Null when more than `FEW` match; it
 * stops reading there.
 */
export async function searchFew(
  db: Database,
  { clinicId, status, search, limit, offset }: SearchRequest,
): Promise<PageOfRows | null> {
  const rank = sql<number>`case when ${hasDocument(search.document)} then 0
    when ${beginsNames(search.words)} then
      case when ${isNames(search.words)} then 1 else 3 end
      + case when ${beginsSurname(search.words)} then 0 else 1 end
    else 5 end`;
  const hits = db.$with('hits').as(
    db
      .select({ ...summaryColumns, sortKey: patients.sortKey, rank: rank.as('rank') })
      .from(patients)
      .where(and(inClinic(clinicId, status), matches(search.words)))
      .limit(FEW + 1),
  );
  const counted = sql<number>`(select count(*) from ${hits})`.mapWith(Number);
  const rows = await db
    .with(hits)
    .select({
      id: hits.id,
      firstName: hits.firstName,
      lastName: hits.lastName,
      email: hits.email,
      phone: hits.phone,
      documentType: hits.documentType,
      documentNumber: hits.documentNumber,
      dateOfBirth: hits.dateOfBirth,
      gender: hits.gender,
      status: hits.status,
      createdAt: hits.createdAt,
      updatedAt: hits.updatedAt,
      total: counted,
    })
    .from(hits)
    .orderBy(hits.rank, sql`${hits.sortKey} collate "C"`, hits.id)
    .limit(limit)
    .offset(offset);
  const total = rows[0]?.total ?? (offset === 0 ? 0 : null);
  if (total === null || total > FEW) return null;
  return { rows, total };
}
