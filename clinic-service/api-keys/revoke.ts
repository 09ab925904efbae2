import { and, eq, isNull } from 'drizzle-orm';
import type { revokeApiKey as operation } from '@/lib/contract/api-keys';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { apiKeys } from '../db/schema/api-keys';
import { NotFoundError } from '../errors';

/** Ends a key at once here, within a second on other replicas. It may be the caller's own. */
export async function revokeApiKey(
  { db, clock, keys, principal }: Context,
  { params }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const [revoked] = await db
    .update(apiKeys)
    .set({ revokedAt: clock() })
    .where(
      and(
        eq(apiKeys.clinicId, principal.clinicId),
        eq(apiKeys.id, params.id),
        isNull(apiKeys.revokedAt),
      ),
    )
    .returning({ id: apiKeys.id });
  if (revoked === undefined) throw new NotFoundError('API key not found.');
  keys.forget();
  return revoked;
}
