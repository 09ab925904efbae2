import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { listApiKeys as operation } from '@/lib/contract/api-keys';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { apiKeys } from '../db/schema/api-keys';
import { offsetOf, pageOf } from '../page';
import { apiKeyColumns, toApiKey } from './columns';

/** Keys that work now, newest first: neither revoked nor expired. */
export async function listApiKeys(
  { db, clock, principal }: Context,
  { query }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const active = and(
    eq(apiKeys.clinicId, principal.clinicId),
    isNull(apiKeys.revokedAt),
    or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, clock())),
  );
  const [rows, total] = await Promise.all([
    db
      .select(apiKeyColumns)
      .from(apiKeys)
      .where(active)
      .orderBy(desc(apiKeys.createdAt), apiKeys.id)
      .limit(query.limit)
      .offset(offsetOf(query)),
    db.$count(apiKeys, active),
  ]);
  return pageOf(rows.map(toApiKey), query, total);
}
