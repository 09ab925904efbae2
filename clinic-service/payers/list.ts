import { and, asc, count, eq } from 'drizzle-orm';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { listPayers as operation } from '@/lib/contract/payers';
import type { Context } from '../context';
import { payers } from '../db/schema/payers';
import { offsetOf, pageOf } from '../page';

export async function listPayers(
  { db, principal }: Context,
  { query }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const where = and(
    eq(payers.clinicId, principal.clinicId),
    query.status === undefined ? undefined : eq(payers.status, query.status),
  );
  const { id, name, nit, kind, status } = payers;
  const [rows, [counted]] = await Promise.all([
    db
      .select({ id, name, nit, kind, status })
      .from(payers)
      .where(where)
      .orderBy(asc(payers.name), asc(payers.id))
      .limit(query.limit)
      .offset(offsetOf(query)),
    db.select({ total: count() }).from(payers).where(where),
  ]);
  return pageOf(rows, query, counted?.total ?? 0);
}
