import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The same function from one render to the next, which does what the last one would. What is given it
 * need not be drawn again because a callback is a new one.
 */
export function useStable<Args extends readonly unknown[], Result>(
  latest: (...args: Args) => Result,
): (...args: Args) => Result {
  const held = useRef(latest);
  useLayoutEffect(() => {
    held.current = latest;
  });
  return useCallback((...args) => held.current(...args), []);
}
