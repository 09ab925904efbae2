import { useCallback, useEffect, useRef } from 'react';

/**
 * What this computer's clock said when it first heard of an instant of the server's. Back shows a page
 * as it was made: its instant is then as old as that, and not the time.
 */
const heard = new Map<number, number>();

/**
 * The server's clock, going on: milliseconds since 1970. A computer whose own is wrong by hours shows
 * the clinic's time all the same. `serverNow` is what the server's clock said when the page was made.
 */
export function useServerClock(serverNow: number): () => number {
  const ahead = useRef(0);
  useEffect(() => {
    const at = heard.get(serverNow) ?? Date.now();
    heard.set(serverNow, at);
    ahead.current = serverNow - at;
  }, [serverNow]);
  return useCallback(() => Date.now() + ahead.current, []);
}
