import { keepPreviousData } from '@tanstack/react-query';
import type { listApiKeyUses } from '@/lib/contract/api-keys';
import { apiKeyRoutes } from '@/lib/contract/routes/api-key-routes';
import { operationQuery } from '@/lib/queries/operation-query';

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
