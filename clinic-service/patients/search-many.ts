import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '@/lib/server/storage/open-database';
import { patients } from '../db/schema/patients';
import { summaryColumns } from './columns';
import { countedColumns } from './counted';
import { beginsNames, beginsSurname, byName, hasDocument, inClinic, matches } from './filter';
import type { PageOfRows, SearchRequest } from './search-request';
import { surnamesInOrder } from './surnames-in-order';
import type { KnownTotal } from './totals-memory';

/**
 * The page of a search that many match, with the total, which comes from `known` while it holds.
 * Null where the page is beyond the last.
 */
export async function searchMany(
  db: Database,
  request: SearchRequest,
  known: KnownTotal | undefined,
): Promise<(PageOfRows & KnownTotal) | null> {
  const { clinicId, status, search } = request;
  const where = and(inClinic(clinicId, status), matches(search.words));
  const rows = await pageInRanks(db, request, countedColumns(clinicId, where, known));
  const [head] = rows;
  return head === undefined ? null : { rows, total: head.total, version: head.version };
}

/** The page of a search that many match, and whether anybody is beyond it. Nobody is counted. */
export async function searchManyUncounted(
  db: Database,
  request: SearchRequest,
): Promise<{ readonly rows: PageOfRows['rows']; readonly isLast: boolean }> {
  const rows = await pageInRanks(db, { ...request, limit: request.limit + 1 }, {});
  return { rows: rows.slice(0, request.limit), isLast: rows.length <= request.limit };
}

/**
 * Each rank is read in the order of names only as far as the page needs, and a rank only when
 * those before it did not fill the page.
 */
function pageInRanks<Counted extends Record<string, SQL.Aliased<number> | SQL<number>>>(
  db: Database,
  { clinicId, status, search, limit, offset }: SearchRequest,
  counted: Counted,
) {
  const need = offset + limit;
  const scope = inClinic(clinicId, status);
  const isDocument = hasDocument(search.document);
  const named = beginsNames(search.words) ?? sql`false`;
  const surnamed = beginsSurname(search.words) ?? sql`false`;
  const others = and(scope, not(isDocument));

  const first = db.$with('first').as(surnamesInOrder(db, others, search.words, need));
  const inOrder = (...conditions: SQL[]) =>
    db
      .select({ id: patients.id, sortKey: patients.sortKey })
      .from(patients)
      .where(and(others, ...conditions))
      .orderBy(...byName)
      .limit(need);
  const short = (found: SQL) => sql`${found} < ${need}::bigint`;
  const second = db
    .$with('second')
    .as(inOrder(named, not(surnamed), short(sql`(select count(*) from ${first})`)));
  const third = db
    .$with('third')
    .as(
      inOrder(
        matches(search.words) ?? sql`false`,
        not(named),
        short(sql`(select count(*) from ${first}) + (select count(*) from ${second})`),
      ),
    );
  const exact = db
    .select({ id: patients.id, sortKey: patients.sortKey, rank: rankColumn(0) })
    .from(patients)
    .where(and(scope, isDocument));
  const ranked = db
    .$with('ranked')
    .as(
      unionAll(
        exact,
        db.select({ id: first.id, sortKey: first.sortKey, rank: rankColumn(1) }).from(first),
        db.select({ id: second.id, sortKey: second.sortKey, rank: rankColumn(2) }).from(second),
        db.select({ id: third.id, sortKey: third.sortKey, rank: rankColumn(3) }).from(third),
      ),
    );
  return db
    .with(first, second, third, ranked)
    .select({ ...summaryColumns, ...counted })
    .from(ranked)
    .innerJoin(patients, and(eq(patients.clinicId, clinicId), eq(patients.id, ranked.id)))
    .orderBy(ranked.rank, sql`${ranked.sortKey} collate "C"`, ranked.id)
    .limit(limit)
    .offset(offset);
}

function rankColumn(rank: 0 | 1 | 2 | 3) {
  return sql<number>`${sql.raw(String(rank))}`.as('rank');
}
