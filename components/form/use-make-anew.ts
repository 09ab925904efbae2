import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { isAway } from '@/lib/last-touched';

/**
 * Makes the page anew without anybody's asking; what is typed stays. Not under a lock, whose session
 * is over: see `isAway`. What it gives tells whether it did.
 */
export function useMakeAnew(): () => boolean {
  const router = useRouter();
  return useCallback(() => {
    if (isAway()) return false;
    router.refresh();
    return true;
  }, [router]);
}
