import { keepPreviousData } from '@tanstack/react-query';
import type { OperationInput } from '@/lib/contract/operation';
import type { listProcedures, readProcedure } from '@/lib/contract/procedures';
import { procedureRoutes } from '@/lib/contract/routes/procedure-routes';
import { operationQuery } from '@/lib/queries/operation-query';

const FOUND_AT_ONCE = 20;

export const procedureQueries = {
  /** What was found stays on the screen until the next answer is here. */
  list: (query: NonNullable<OperationInput<typeof listProcedures>['query']>) => ({
    ...operationQuery<typeof listProcedures>(procedureRoutes.list, { query }),
    placeholderData: keepPreviousData,
  }),
  /** Those that are offered now, by name or code; what was found stays until the next answer is here. */
  search: (search: string) =>
    procedureQueries.list({ search, status: 'active', limit: FOUND_AT_ONCE }),
  /** Those that may have a code: a search finds parts of it, too. */
  withCode: (code: string) =>
    operationQuery<typeof listProcedures>(procedureRoutes.list, {
      query: { search: code, status: 'active', limit: 100 },
    }),
  read: (id: string) =>
    operationQuery<typeof readProcedure>(procedureRoutes.read, { params: { id } }),
};

/** Reads that show a procedure. */
export const PROCEDURE_READS = [procedureRoutes.list.id, procedureRoutes.read.id];
