import { useQueryClient } from '@tanstack/react-query';
import type { ProcedureOption } from '@/lib/priced-items/item-draft';
import { procedureQueries } from '@/lib/queries/procedures';

/** Fails as the call does: that nothing was found is another thing. */
export type SearchProcedures = (text: string) => Promise<readonly ProcedureOption[]>;

/** Among what the clinic offers; finds nothing where nobody may look for it. */
export function useProcedureSearch(maySearch: boolean): SearchProcedures {
  const queries = useQueryClient();
  return async (text) => {
    if (!maySearch) return [];
    const { data } = await queries.fetchQuery(procedureQueries.search(text));
    return data.map(({ id, name, price }) => ({ id, name, price }));
  };
}
