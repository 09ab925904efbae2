import { and, eq } from 'drizzle-orm';
import type { listPayers as operation } from '@/lib/contract/billing/payers';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { byName } from '../db/by-name';
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
  const [rows, total] = await Promise.all([
    db
      .select({ id, name, nit, kind, status })
      .from(payers)
      .where(where)
      .orderBy(byName(payers.name), payers.id)
      .limit(query.limit)
      .offset(offsetOf(query)),
    db.$count(payers, where),
  ]);
  return pageOf(rows, query, total);
}
