import { useEffect } from 'react';
import { useMakeAnew } from '@/components/form/use-make-anew';
import { useServerClock } from '@/components/ui/use-server-clock';

/** Milliseconds: younger than this, the page was made for this very visit. */
const JUST_MADE = 1_000;

/**
 * Makes a page anew for whoever comes back to it, by Back or to its tab. Only then: a page that asked
 * by itself would keep a session alive at a screen where nobody sits, and fill the audit trail.
 * `madeAt` is what the server's clock said when the page was made.
 */
export function useRenewOnReturn(madeAt: number): void {
  const makeAnew = useMakeAnew();
  const clock = useServerClock(madeAt);
  useEffect(() => {
    const renew = () => {
      if (document.visibilityState === 'hidden' || clock() - madeAt < JUST_MADE) return;
      void makeAnew();
    };
    renew();
    document.addEventListener('visibilitychange', renew);
    return () => document.removeEventListener('visibilitychange', renew);
  }, [madeAt, clock, makeAnew]);
}
