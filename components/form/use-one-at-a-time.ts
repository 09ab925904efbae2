import { useRef } from 'react';

/**
 * Runs one task after the other, and leaves out what is asked for meanwhile: a double press is one, also
 * before the first is drawn as being on its way.
 */
export function useOneAtATime(): (task: () => Promise<void>) => Promise<void> {
  const isBusy = useRef(false);
  return async (task) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await task();
    } finally {
      isBusy.current = false;
    }
  };
}
