import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ListedKey } from '@/lib/api-keys/listed-key';
import { apiKeyRoutes } from '@/lib/contract/api-key-routes';
import type { createApiKey, listApiKeys, revokeApiKey } from '@/lib/contract/api-keys';
import type { OperationInput } from '@/lib/contract/operation';
import { browserCall } from './browser-call';
import { isUnknown } from './idempotency-key';
import { useOnceMutation } from './once-mutation';

/** As many as a page may have. */
const PAGE = 100;

/** It was made, its answer was lost, and with it the one time that it is shown. */
export class KeyMadeUnseen extends Error {
  override readonly name = 'KeyMadeUnseen';
}

function idsAmong(keys: readonly { id: string; name: string }[], name: string): string[] {
  return keys.filter((key) => key.name === name).map(({ id }) => id);
}

/** The ids of those that are called so. */
async function idsOf(name: string): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { data, pagination } = await browserCall<typeof listApiKeys>(apiKeyRoutes.list, {
      query: { page, limit: PAGE },
    });
    ids.push(...idsAmong(data, name));
    if (page * pagination.limit >= pagination.total) return ids;
  }
}

/**
 * Not sent under a key of its own: an answer that is kept to be given again would be an API key that is
 * kept. Where it is lost, the new key is looked for in the list by its name, then and before it is sent
 * again; where it is found, that is told by `KeyMadeUnseen`, and no other is made. `there` are those
 * there were to begin with, where that is known.
 */
export function useCreateApiKey(there: readonly ListedKey[] | undefined) {
  /** By the names of those whose answers were lost: which there were before. */
  const lost = useRef(new Map<string, readonly string[]>());
  return useMutation({
    mutationFn: async (input: OperationInput<typeof createApiKey>) => {
      const { name } = input.body;
      const known = lost.current.get(name);
      const before = known ?? (there ? idsAmong(there, name) : await idsOf(name));
      const isMade = (ids: readonly string[]) => ids.some((id) => !before.includes(id));
      if (known && isMade(await idsOf(name))) throw new KeyMadeUnseen();
      try {
        return await browserCall<typeof createApiKey>(apiKeyRoutes.create, input);
      } catch (error) {
        if (!isUnknown(error)) throw error;
        lost.current.set(name, before);
        // Where nobody can look now either, it stays unknown.
        if (isMade(await idsOf(name).catch(() => before))) throw new KeyMadeUnseen();
        throw error;
      }
    },
    // No copy of it outlives the dialog that shows it.
    gcTime: 0,
  });
}

export const useRevokeApiKey = () => useOnceMutation<typeof revokeApiKey>(apiKeyRoutes.revoke, []);
