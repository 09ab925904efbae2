import { and } from 'drizzle-orm';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { listPatients as operation } from '@/lib/contract/patients';
import type { Context } from '../context';
import { patients } from '../db/schema/patients';
import { offsetOf, pageOf } from '../page';
import { summaryColumns, toSummary } from './columns';
import { countedColumns, countPatients, totalKey } from './counted';
import { byName, inClinic, matches } from './filter';
import { FEW, searchFew } from './search-few';
import { searchMany } from './search-many';
import type { PageOfRows, SearchRequest } from './search-request';
import { parseSearch } from './search-words';

const NOBODY: PageOfRows = { rows: [], total: 0 };

/** Patients by name, or those a search finds: exact document first, then names, then the rest. */
export async function listPatients(
  context: Context,
  { query }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { limit, search: typed = '', status } = query;
  const request = { clinicId: context.principal.clinicId, status, limit, offset: offsetOf(query) };
  const search = parseSearch(typed);
  const found =
    typed === ''
      ? await everyone(context, request)
      : search === null
        ? NOBODY
        : await searched(context, { ...request, search });
  return pageOf(found.rows.map(toSummary), query, found.total);
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
    return { rows, total: offset === 0 ? 0 : await countPatients(db, where) };
  totals.set(key, { version: first.version, total: first.total });
  return { rows, total: first.total };
}

async function searched({ db, totals }: Context, request: SearchRequest): Promise<PageOfRows> {
  const { clinicId, status, search } = request;
  const key = totalKey(clinicId, status, search);
  const known = totals.get(key);
  const few = known === undefined || known.total <= FEW ? await searchFew(db, request) : null;
  if (few !== null) return few;
  const many = await searchMany(db, request, known);
  if (many === null) {
    return {
      rows: [],
      total: await countPatients(db, and(inClinic(clinicId, status), matches(search.words))),
    };
  }
  totals.set(key, { version: many.version, total: many.total });
  return many;
}
