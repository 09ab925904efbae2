import { useEffect, useRef } from 'react';
import { useMakeAnew } from '@/components/form/use-make-anew';

/**
 * A page that was left open over midnight is made anew, so that nobody reads yesterday as today; what
 * is typed stays. `today` is the clinic's date. A tab in the background waits until it is looked at.
 */
export function useNewDay(today: string): void {
  const makeAnew = useMakeAnew();
  const made = useRef(today);
  useEffect(() => {
    const renew = async () => {
      if (made.current === today || document.visibilityState === 'hidden') return;
      if (await makeAnew()) made.current = today;
    };
    renew();
    document.addEventListener('visibilitychange', renew);
    return () => document.removeEventListener('visibilitychange', renew);
  }, [today, makeAnew]);
}
