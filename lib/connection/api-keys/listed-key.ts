import type { ApiKey } from '@/lib/contract/api-keys';

/** A key as its list shows it: never the key itself. */
export interface ListedKey
  extends Pick<ApiKey, 'id' | 'name' | 'scopes' | 'prefix' | 'lastUsedAt'> {
  readonly expiresAt: string | null;
  /** Whether this application itself calls the service with it; `maybe` where several begin alike. */
  readonly ours: 'yes' | 'maybe' | 'no';
}

/**
 * `own` is the application's own key, and stays on the server. A service that gives no first characters
 * of its keys does not let anybody tell which it is.
 */
export function listedKeys(keys: readonly ApiKey[], own: string): ListedKey[] {
  const isAlike = ({ prefix }: ApiKey) => !!prefix && own.startsWith(prefix);
  const alike = keys.filter(isAlike).length > 1 ? 'maybe' : 'yes';
  return keys.map((key) => {
    const { id, scopes, prefix, lastUsedAt, expiresAt } = key;
    const ours = isAlike(key) ? alike : 'no';
    // A service may know its keys by nothing but their ids.
    const name = key.name || prefix || id;
    return { id, name, scopes, prefix, lastUsedAt, expiresAt: expiresAt ?? null, ours };
  });
}
