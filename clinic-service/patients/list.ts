import { and, eq } from 'drizzle-orm';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { listPatients as operation } from '@/lib/contract/patients';
import type { Database } from '@/lib/server/storage/open-database';
import type { Context } from '../context';
import { patients } from '../db/schema/patients';
import { offsetOf, pageOf } from '../page';
import { summaryColumns, toSummary } from './columns';
import { countedColumns, totalKey } from './counted';
import { byName, inClinic, inOrder, matches } from './filter';
import { withAlike } from './search-alike';
import { FEW, searchFew } from './search-few';
import { searchMany, searchManyUncounted } from './search-many';
import type { PageOfRows, SearchRequest } from './search-request';
import { searchSurnames } from './search-surnames';
import { birthIn, parseSearch, type Search } from './search-words';

const NOBODY: PageOfRows = { rows: [], total: 0 };

/**
 * Patients by name, or those a search finds: exact document first, then names, then the rest. With
 * `match=alike` those whose name sounds so come behind them; where nobody is, those a slip away.
 */
export async function listPatients(
  context: Context,
  { query }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const found = await findPatients(context, query);
  const { data, pagination } = pageOf(found.rows.map(toFound), query, found.total);
  return {
    data,
    pagination: { ...pagination, totalIsLowerBound: found.totalIsLowerBound },
  };
}

function toFound({ foundBy, ...row }: PageOfRows['rows'][number]) {
  return { ...toSummary(row), ...(foundBy && { foundBy }) };
}

async function findPatients(
  context: Context,
  query: ParsedInput<typeof operation>['query'],
): Promise<PageOfRows> {
  const { limit, search: typed = '', status, totals, match } = query;
  const request = { clinicId: context.principal.clinicId, status, limit, offset: offsetOf(query) };
  if (typed === '') return everyone(context, request);
  const { born, rest } = birthIn(typed);
  const search = parseSearch(rest);
  if (born !== null) return bornOn(context, request, born, search);
  if (search === null) return NOBODY;
  const find = totals === 'bounded' ? searchedUncounted : searched;
  const found = await find(context, { ...request, search });
  return match === 'alike' ? withAlike(context.db, { ...request, search }, found) : found;
}

/** Everybody of that birth date whom the other words of the search name. */
async function bornOn(
  { db }: Context,
  { clinicId, status, limit, offset }: Omit<SearchRequest, 'search'>,
  born: string,
  search: Search | null,
): Promise<PageOfRows> {
  const where = and(
    inClinic(clinicId, status),
    eq(patients.dateOfBirth, born),
    search === null ? undefined : matches(search.words),
  );
  const [rows, total] = await Promise.all([
    inOrder(db, where).limit(limit).offset(offset),
    db.$count(patients, where),
  ]);
  return { rows, total };
}

async function everyone(
  { db, totals }: Context,
  { clinicId, status, limit, offset }: Omit<SearchRequest, 'search'>,
): Promise<PageOfRows> {
  const where = inClinic(clinicId, status);
  const key = totalKey(clinicId, status, null);
  const rows = await db
    .select({ ...summaryColumns, ...countedColumns(clinicId, where, totals.get(key)) })
    .from(patients)
    .where(where)
    .orderBy(...byName)
    .limit(limit)
    .offset(offset);
  const [first] = rows;
  if (first === undefined)
    return { rows, total: offset === 0 ? 0 : await db.$count(patients, where) };
  totals.set(key, { version: first.version, total: first.total });
  return { rows, total: first.total };
}

/** Exact where few match or the page is the last; otherwise as many as are known to be there. */
async function searchedUncounted({ db }: Context, request: SearchRequest): Promise<PageOfRows> {
  const known = (await searchSurnames(db, request)) ?? (await searchFew(db, request));
  if (known !== null) return known;
  const { rows, isLast } = await searchManyUncounted(db, request);
  if (rows.length === 0) return { rows, total: await countMatches(db, request) };
  const seen = request.offset + rows.length;
  if (isLast) return { rows, total: seen };
  return { rows, total: Math.max(FEW, seen) + 1, totalIsLowerBound: true };
}

/** Always exact. */
async function searched({ db, totals }: Context, request: SearchRequest): Promise<PageOfRows> {
  const { clinicId, status, search } = request;
  const key = totalKey(clinicId, status, search);
  const known = totals.get(key);
  const few = known === undefined || known.total <= FEW ? await searchFew(db, request) : null;
  if (few !== null) return few;
  const many = await searchMany(db, request, known);
  if (many === null) return { rows: [], total: await countMatches(db, request) };
  totals.set(key, { version: many.version, total: many.total });
  return many;
}

/** For the page beyond the last, which has no row to carry its total. */
function countMatches(db: Database, { clinicId, status, search }: SearchRequest): Promise<number> {
  return db.$count(patients, and(inClinic(clinicId, status), matches(search.words)));
}
