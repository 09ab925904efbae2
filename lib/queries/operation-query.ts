import { queryOptions } from '@tanstack/react-query';
import type { Operation, OperationInput, Route } from '@/lib/contract/operation';
import { browserCall } from './browser-call';

/** Query keys are the operation id and its input, so that invalidation works by prefix. */
export function queryKey<O extends Operation>(operation: Route<O>, input: OperationInput<O>) {
  return [operation.id, input] as const;
}

/** Options of a read, the same on both sides: the server prefetches what the browser hydrates. */
export function operationQuery<O extends Operation>(operation: Route<O>, input: OperationInput<O>) {
  return queryOptions({
    queryKey: queryKey<O>(operation, input),
    queryFn: ({ signal }) => browserCall<O>(operation, input, { signal }),
  });
}
