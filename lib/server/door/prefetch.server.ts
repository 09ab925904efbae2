import 'server-only';
import type { QueryClient } from '@tanstack/react-query';
import type { OperationInput } from '@/lib/contract/operation';
import type { KnownOperation } from '@/lib/contract/operations';
import { queryKey } from '@/lib/queries/operation-query';
import type { Caller } from './caller';
import { readOnBehalfOf } from './on-behalf-of';

/**
 * Reads on the server under the key the browser will look under, so that the first paint has the
 * data and hydration asks nothing again. Throws what the read throws: a page decides what a
 * missing patient or a failed load looks like.
 */
export async function prefetch<O extends KnownOperation>(
  queries: QueryClient,
  caller: Caller,
  operation: O,
  input: OperationInput<O>,
) {
  return queries.fetchQuery({
    queryKey: queryKey<O>(operation, input),
    queryFn: () => readOnBehalfOf(caller, operation, input),
    retry: false,
  });
}
