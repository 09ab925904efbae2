import { useMutation } from '@tanstack/react-query';
import { apiKeyRoutes } from '@/lib/contract/api-key-routes';
import type { createApiKey, revokeApiKey } from '@/lib/contract/api-keys';
import type { OperationInput } from '@/lib/contract/operation';
import { browserCall } from './browser-call';
import { useOnceMutation } from './once-mutation';

/**
 * Not sent under a key of its own: an answer that is kept to be given again would be an API key that is
 * kept. Where it is lost, the new key is in the list, to be revoked.
 */
export const useCreateApiKey = () =>
  useMutation({
    mutationFn: (input: OperationInput<typeof createApiKey>) =>
      browserCall<typeof createApiKey>(apiKeyRoutes.create, input),
    // No copy of it outlives the dialog that shows it.
    gcTime: 0,
  });

export const useRevokeApiKey = () => useOnceMutation<typeof revokeApiKey>(apiKeyRoutes.revoke, []);
