import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { isAway } from '@/lib/last-touched';
import { callHandler } from '@/lib/queries/call-handler';

/**
 * Makes the page anew without anybody's asking; what is typed stays. A page asked for without a session
 * or without a connection would take the place of what is typed: whether both are there is found out
 * first, and where the session is over the shell asks who is there. What it gives tells whether it did.
 */
export function useMakeAnew(): () => Promise<boolean> {
  const router = useRouter();
  return useCallback(async () => {
    const canBeMade = await callHandler('GET', '/api/auth/session').then(
      () => true,
      () => false,
    );
    if (!canBeMade || isAway()) return false;
    router.refresh();
    return true;
  }, [router]);
}
