import { keepPreviousData } from '@tanstack/react-query';
import { apiKeyRoutes } from '@/lib/contract/api-key-routes';
import type { listApiKeyUses } from '@/lib/contract/api-keys';
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
