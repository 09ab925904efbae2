import { keepPreviousData } from '@tanstack/react-query';
import { apiKeyRoutes } from '@/lib/contract/api-key-routes';
import type { createApiKey, listApiKeyUses, revokeApiKey } from '@/lib/contract/api-keys';
import { useOnceMutation } from './once-mutation';
import { operationQuery } from './operation-query';

const USES_ON_A_PAGE = 50;

/** Read each time that it is opened. */
export const apiKeyUsesQuery = (id: string, page: number) => ({
  ...operationQuery<typeof listApiKeyUses>(apiKeyRoutes.uses, {
    params: { id },
    query: { page, limit: USES_ON_A_PAGE },
  }),
  placeholderData: keepPreviousData,
  staleTime: 0,
});

/** No copy of a key outlives the dialog that shows it. */
const NOT_KEPT = { gcTime: 0 };

/** The answer has the key the first time alone: where that was lost, the next one has `null`. */
export const useCreateApiKey = () =>
  useOnceMutation<typeof createApiKey>(apiKeyRoutes.create, [], NOT_KEPT);
export const useRevokeApiKey = () => useOnceMutation<typeof revokeApiKey>(apiKeyRoutes.revoke, []);
