import { useCallback, useEffect, useRef } from 'react';

/**
 * The server's clock, going on: milliseconds since 1970. A computer whose own is wrong by hours shows
 * the clinic's time all the same. `serverNow` is what the server's clock said when the page was made.
 */
export function useServerClock(serverNow: number): () => number {
  const ahead = useRef(0);
  useEffect(() => {
    ahead.current = serverNow - Date.now();
  }, [serverNow]);
  return useCallback(() => Date.now() + ahead.current, []);
}
