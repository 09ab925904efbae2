import type { QueryClient } from '@tanstack/react-query';
import { readOutcome } from './outcome';
import { attemptIn } from './use-change';

/**
 * Whether a change is on its way or of unknown outcome. The scope is one that a single operation has, such
 * as the name of a draft.
 */
export function isChangeOpen(queries: QueryClient, scope: string): boolean {
  const mutations = queries.getMutationCache().findAll({
    mutationKey: ['change'],
    predicate: ({ options }) => options.mutationKey?.[2] === scope,
  });
  const { state } = readOutcome(mutations.flatMap(attemptIn), false);
  return state === 'pending' || state === 'unknown';
}
