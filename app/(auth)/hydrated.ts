'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether script is running yet. Until then a form cannot send anything, so its button waits:
 * what is typed early is never lost to a page load.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
