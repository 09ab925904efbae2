import { useEffect, useRef } from 'react';
import { useMakeAnew } from '@/components/form/use-make-anew';

/** Milliseconds until it is tried again where it could not be made. */
const AGAIN = 60_000;

/**
 * A page that was left open over midnight is made anew, so that nobody reads yesterday as today; what
 * is typed stays. `today` is the clinic's date. A tab in the background waits until it is looked at.
 */
export function useNewDay(today: string): void {
  const makeAnew = useMakeAnew();
  const made = useRef(today);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const renew = async () => {
      clearTimeout(timer);
      if (made.current === today || document.visibilityState === 'hidden') return;
      if (await makeAnew()) made.current = today;
      else if (!isOver) timer = setTimeout(renew, AGAIN);
    };
    renew();
    document.addEventListener('visibilitychange', renew);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [today, makeAnew]);
}
