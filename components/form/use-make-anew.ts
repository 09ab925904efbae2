import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef } from 'react';
import { isAway } from '@/lib/last-touched';
import { callHandler } from '@/lib/queries/call-handler';

/**
 * Makes the page anew without anybody's asking; what is typed stays. A page asked for without a session
 * or without a connection would take the place of what is typed: whether both are there is found out
 * first, and where the session is over the shell asks who is there. What it gives tells whether it did.
 */
export function useMakeAnew(): () => Promise<boolean> {
  const router = useRouter();
  const underWay = useRef<Promise<boolean>>(undefined);
  const left = useRef<AbortController>(undefined);
  useEffect(() => {
    const leaving = new AbortController();
    left.current = leaving;
    return () => leaving.abort();
  }, []);
  return useCallback(() => {
    const make = async (signal: AbortSignal | undefined) => {
      if (isAway() || !(await hasSession(signal))) return false;
      // The person may have gone on to another page meanwhile, or away.
      if (signal?.aborted || isAway()) return false;
      router.refresh();
      return true;
    };
    underWay.current ??= make(left.current?.signal).finally(() => {
      underWay.current = undefined;
    });
    return underWay.current;
  }, [router]);
}

/** Whether our server says so; what it cannot say now counts as none. */
function hasSession(signal: AbortSignal | undefined): Promise<boolean> {
  return callHandler('GET', '/api/auth/session', { signal }).then(
    () => true,
    () => false,
  );
}
