import { keepPreviousData } from '@tanstack/react-query';
import { procedureRoutes } from '@/lib/contract/procedure-routes';
import type { listProcedures } from '@/lib/contract/procedures';
import { operationQuery } from './operation-query';

const FOUND_AT_ONCE = 20;

export const procedureQueries = {
  /** Those that are offered now, by name or code; what was found stays until the next answer is here. */
  search: (search: string) => ({
    ...operationQuery<typeof listProcedures>(procedureRoutes.list, {
      query: { search, status: 'active', limit: FOUND_AT_ONCE },
    }),
    placeholderData: keepPreviousData,
  }),
};
