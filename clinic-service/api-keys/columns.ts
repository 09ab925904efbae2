import type { ApiKey } from '@/lib/contract/api-keys';
import { apiKeys } from '../db/schema/api-keys';

/** Never the hash: what a list shows must not help anyone. */
export const apiKeyColumns = {
  id: apiKeys.id,
  name: apiKeys.name,
  prefix: apiKeys.prefix,
  scopes: apiKeys.scopes,
  createdAt: apiKeys.createdAt,
  lastUsedAt: apiKeys.lastUsedAt,
  expiresAt: apiKeys.expiresAt,
};

type ApiKeyRow = Pick<typeof apiKeys.$inferSelect, keyof typeof apiKeyColumns>;

export function toApiKey(row: ApiKeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  };
}
