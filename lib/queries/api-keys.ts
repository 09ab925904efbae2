import { apiKeyRoutes } from '@/lib/contract/api-key-routes';
import type { createApiKey, revokeApiKey } from '@/lib/contract/api-keys';
import { useOnceMutation } from './once-mutation';

/** No copy of a key outlives the dialog that shows it. */
const NOT_KEPT = { gcTime: 0 };

/** The answer has the key the first time alone: where that was lost, the next one has `null`. */
export const useCreateApiKey = () =>
  useOnceMutation<typeof createApiKey>(apiKeyRoutes.create, [], NOT_KEPT);
export const useRevokeApiKey = () => useOnceMutation<typeof revokeApiKey>(apiKeyRoutes.revoke, []);
