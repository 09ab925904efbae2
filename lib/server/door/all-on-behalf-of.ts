import 'server-only';
import type { OperationInput, OperationOutput } from '@/lib/contract/operation';
import type { KnownOperation } from '@/lib/contract/operations';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { allPages, FULL_PAGE, type Page } from './all-pages';
import { recordSuccess } from './audit-call';
import type { Caller } from './caller';
import { allowed } from './on-behalf-of';

type RowOf<O extends KnownOperation> =
  OperationOutput<O> extends { readonly data: readonly (infer Row)[] } ? Row : never;

/**
 * Every page of a list of patients, on behalf of a person and as `allPages` reads them: it is looked at
 * as one list, and is one row on the trail, which names no page. Throws as `callOnBehalfOf` does.
 */
export async function readAllOnBehalfOf<O extends KnownOperation>(
  caller: Caller,
  operation: O,
  input: OperationInput<O>,
  mostPages: number,
) {
  const parsed = await allowed(caller, operation, input);
  const all = await allPages((page) => {
    const query = { ...parsed.query, page, limit: FULL_PAGE };
    // The client parsed the data with this very operation's response schema.
    return clinic().client.send(operation, { ...parsed, query }, caller) as Promise<Page<RowOf<O>>>;
  }, mostPages);
  const { page: _, limit: __, ...query } = parsed.query;
  const shown = 'rows' in all ? all.rows : [];
  await recordSuccess(caller, operation, { ...parsed, query }, shown);
  return all;
}
