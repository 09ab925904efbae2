import type { createApiKey as operation } from '@/lib/contract/api-keys';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import { grants } from '@/lib/contract/scopes';
import { apiKeyPrefix, hashApiKey, newApiKey } from '../auth/api-key-value';
import type { Context } from '../context';
import { apiKeys } from '../db/schema/api-keys';
import { AuthorizationError } from '../errors';
import { refuseField } from '../field-refusal';
import { apiKeyColumns, toApiKey } from './columns';

/**
 * The only answer that ever holds the key. Refuses scopes that the caller's own key does not
 * grant: the right to make keys is not the right to everything.
 */
export async function createApiKey(
  { db, clock, newId, principal }: Context,
  { body }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const beyond = body.scopes.find((scope) => !grants(principal.scopes, scope));
  if (beyond !== undefined) throw new AuthorizationError(beyond);
  const now = clock();
  const expiresAt = body.expiresAt === undefined ? null : new Date(body.expiresAt);
  if (expiresAt !== null && expiresAt <= now) {
    throw refuseField('expiresAt', 'in_past', 'The expiry has passed.');
  }
  const key = newApiKey();
  const [row] = await db
    .insert(apiKeys)
    .values({
      clinicId: principal.clinicId,
      id: newId(),
      name: body.name,
      prefix: apiKeyPrefix(key),
      hash: hashApiKey(key),
      scopes: [...new Set(body.scopes)],
      createdAt: now,
      expiresAt,
    })
    .returning(apiKeyColumns);
  if (row === undefined) throw new Error('an insert returned no row');
  return { ...toApiKey(row), key };
}
