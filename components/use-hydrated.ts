'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether script is running yet. What can only be pressed then waits for it: nobody presses a button
 * that does nothing, and what is typed early is not lost to a page load.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
