import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { listProcedures as operation } from '@/lib/contract/procedures';
import type { Context } from '../context';
import { byName } from '../db/by-name';
import { escapeLike, fold } from '../db/fold';
import { procedureDoctors, procedures } from '../db/schema/procedures';
import { offsetOf, pageOf } from '../page';
import { procedureColumns, toProcedure } from './columns';

type Query = ParsedInput<typeof operation>['query'];

/** By name as the clinic's language sorts. Every word of a search is in the name or the code. */
export async function listProcedures(
  { db, principal }: Context,
  { query }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const where = matching(principal.clinicId, query);
  const [rows, total] = await Promise.all([
    db
      .select(procedureColumns)
      .from(procedures)
      .where(where)
      .orderBy(byName(procedures.name), procedures.id)
      .limit(query.limit)
      .offset(offsetOf(query)),
    db.$count(procedures, where),
  ]);
  return pageOf(rows.map(toProcedure), query, total);
}

function matching(
  clinicId: string,
  { search = '', specialty, status, doctorId }: Query,
): SQL | undefined {
  // A NUL is in no text of the database, and no text that it could be asked for.
  const words = fold(search)
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean);
  const looked = sql`public.fold(${procedures.name} || ' ' || coalesce(${procedures.code}, ''))`;
  return and(
    eq(procedures.clinicId, clinicId),
    status === undefined ? undefined : eq(procedures.status, status),
    specialty === undefined ? undefined : eq(procedures.specialty, specialty),
    doctorId === undefined ? undefined : mayBePerformedBy(doctorId),
    ...words.map((word) => sql`${looked} like ${`%${escapeLike(word)}%`}`),
  );
}

/** Where nobody is named every doctor may. */
function mayBePerformedBy(doctorId: string): SQL {
  const performers = sql`from ${procedureDoctors} performer
    where performer.clinic_id = ${procedures.clinicId} and performer.procedure_id = ${procedures.id}`;
  return sql`(exists (select ${performers} and performer.doctor_id = ${doctorId})
    or not exists (select ${performers}))`;
}
