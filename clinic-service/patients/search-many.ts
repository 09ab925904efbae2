import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '@/lib/storage/open-database';
import { patients } from '../db/schema/patients';
import { summaryColumns } from './columns';
import { countedColumns } from './counted';
import { beginsNames, beginsSurname, byName, hasDocument, inClinic, matches } from './filter';
import type { PageOfRows, SearchRequest } from './search-request';
import type { KnownTotal } from './totals-memory';

/**
 * The page of a search that many match: each rank is read in the order of names only as far as
 * the page needs, and a rank only when those before it did not fill the page. The total comes
 * from `known` while it holds. Null where the page is beyond the last.
 */
export async function searchMany(
  db: Database,
  { clinicId, status, search, limit, offset }: SearchRequest,
  known: KnownTotal | undefined,
): Promise<(PageOfRows & KnownTotal) | null> {
  const need = offset + limit;
  const scope = inClinic(clinicId, status);
  const isDocument = hasDocument(search.document);
  const named = beginsNames(search.words) ?? sql`false`;
  const surnamed = beginsSurname(search.words) ?? sql`false`;

  const inOrder = (...conditions: (SQL | undefined)[]) =>
    db
      .select({ id: patients.id, sortKey: patients.sortKey })
      .from(patients)
      .where(and(scope, not(isDocument), ...conditions))
      .orderBy(...byName)
      .limit(need);
  // One range of the index per word: over an "or" of ranges the order of names would be walked
  // from its beginning. The word itself is left out of the name's: that the range implies it, the
  // planner does not know, and it would expect far fewer rows than there are.
  const [one = inOrder(sql`false`), two, ...more] = search.words.map((word, index) =>
    inOrder(
      beginsSurname([word]),
      beginsNames(search.words.filter((other) => other !== word)),
      not(beginsSurname(search.words.slice(0, index)) ?? sql`false`),
    ),
  );
  const first = db.$with('first').as(two === undefined ? one : unionAll(one, two, ...more));
  const short = (found: SQL) => sql`${found} < ${need}::bigint`;
  const second = db
    .$with('second')
    .as(inOrder(named, not(surnamed), short(sql`(select count(*) from ${first})`)));
  const third = db
    .$with('third')
    .as(
      inOrder(
        matches(search.words),
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
  const rows = await db
    .with(first, second, third, ranked)
    .select({
      ...summaryColumns,
      ...countedColumns(clinicId, and(scope, matches(search.words)), known),
    })
    .from(ranked)
    .innerJoin(patients, and(eq(patients.clinicId, clinicId), eq(patients.id, ranked.id)))
    .orderBy(ranked.rank, sql`${ranked.sortKey} collate "C"`, ranked.id)
    .limit(limit)
    .offset(offset);
  const [head] = rows;
  return head === undefined ? null : { rows, total: head.total, version: head.version };
}

function rankColumn(rank: 0 | 1 | 2 | 3) {
  return sql<number>`${sql.raw(String(rank))}`.as('rank');
}
