import { and, desc, eq } from 'drizzle-orm';
import type { listApiKeyUses as operation } from '@/lib/contract/api-keys';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { apiKeyUses } from '../db/schema/api-key-uses';
import { apiKeys } from '../db/schema/api-keys';
import { NotFoundError } from '../errors';
import { offsetOf, pageOf } from '../page';

/** Also of a key that was revoked: what it was used for is asked then above all. */
export async function listApiKeyUses(
  { db, principal }: Context,
  { params, query }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { clinicId } = principal;
  const isIt = and(eq(apiKeys.clinicId, clinicId), eq(apiKeys.id, params.id));
  if ((await db.$count(apiKeys, isIt)) === 0) throw new NotFoundError('API key not found.');
  const ofKey = and(eq(apiKeyUses.clinicId, clinicId), eq(apiKeyUses.keyId, params.id));
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(apiKeyUses)
      .where(ofKey)
      // By the minute first, as the primary key has them.
      .orderBy(desc(apiKeyUses.minute), desc(apiKeyUses.at), apiKeyUses.operation, apiKeyUses.ids)
      .limit(query.limit)
      .offset(offsetOf(query)),
    db.$count(apiKeyUses, ofKey),
  ]);
  const uses = rows.map(({ operation, ids, count, at, lastStatus }) => ({
    operation,
    ids,
    count,
    at: at.toISOString(),
    lastStatus,
  }));
  return pageOf(uses, query, total);
}
