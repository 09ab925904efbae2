'use client';

import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';

/**
 * Hands the browser what the server read. `state` is a `DehydratedState` as JSON: as an object, the
 * renderer would walk through every member of every row.
 */
export function HydratedQueries({ state, children }: { state: string; children: ReactNode }) {
  const queries = useMemo((): DehydratedState => JSON.parse(state), [state]);
  return <HydrationBoundary state={queries}>{children}</HydrationBoundary>;
}
