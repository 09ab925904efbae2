import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { apiKeyRoutes } from '@/lib/contract/api-key-routes';
import type { createApiKey, listApiKeys, revokeApiKey } from '@/lib/contract/api-keys';
import type { OperationInput } from '@/lib/contract/operation';
import { browserCall } from './browser-call';
import { isUnknown } from './idempotency-key';
import { useOnceMutation } from './once-mutation';

/** More than a clinic gives out; a page has no more. */
const MOST = 100;

/** It was made, its answer was lost, and with it the one time that it is shown. */
export class KeyMadeUnseen extends Error {
  override readonly name = 'KeyMadeUnseen';
}

/**
 * Not sent under a key of its own: an answer that is kept to be given again would be an API key that is
 * kept. Where it is lost, the new key is looked for in the list by its name, then and before it is sent
 * again, and is not made twice: that is told by `KeyMadeUnseen`. `there` are the ids of those there were.
 */
export function useCreateApiKey(there: readonly string[]) {
  const lost = useRef<string>(undefined);
  async function lookFor(name: string): Promise<void> {
    const { data } = await browserCall<typeof listApiKeys>(apiKeyRoutes.list, {
      query: { limit: MOST },
    });
    if (data.some((one) => one.name === name && !there.includes(one.id))) throw new KeyMadeUnseen();
  }
  return useMutation({
    mutationFn: async (input: OperationInput<typeof createApiKey>) => {
      const { name } = input.body;
      if (lost.current === name) await lookFor(name);
      try {
        return await browserCall<typeof createApiKey>(apiKeyRoutes.create, input);
      } catch (error) {
        if (!isUnknown(error)) throw error;
        lost.current = name;
        // Where nobody can look now either, it stays unknown.
        await lookFor(name).catch((found) => {
          if (found instanceof KeyMadeUnseen) throw found;
        });
        throw error;
      }
    },
    // No copy of it outlives the dialog that shows it.
    gcTime: 0,
  });
}

export const useRevokeApiKey = () => useOnceMutation<typeof revokeApiKey>(apiKeyRoutes.revoke, []);
