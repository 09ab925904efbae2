import { useQueryClient } from '@tanstack/react-query';
import type { ProcedureOption } from '@/lib/kit/item-draft';
import { procedureQueries } from '@/lib/procedures/procedure-queries';

/** Fails as the call does: that nothing was found is another thing. */
export type SearchProcedures = (text: string) => Promise<readonly ProcedureOption[]>;

/** Among what the clinic offers; undefined where it cannot be looked through from here. */
export function useProcedureSearch(maySearch: boolean): SearchProcedures | undefined {
  const queries = useQueryClient();
  if (!maySearch) return undefined;
  return async (text) => {
    const { data } = await queries.fetchQuery(procedureQueries.search(text));
    return data.map(({ id, name, price }) => ({ id, name, price }));
  };
}
