import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between two checks, and how many are made: a late answer comes within minutes or never. */
const EVERY = 10_000;
const MOST = 18;

/** Checks again by itself while an outcome is unknown, so that a late answer settles its own notice. */
export function useAutoCheck(isUnknown: boolean, check: () => void): void {
  const run = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) check();
  });
  useEffect(() => {
    if (!isUnknown) return;
    let left = MOST;
    const timer = setInterval(() => {
      run();
      left -= 1;
      if (left === 0) clearInterval(timer);
    }, EVERY);
    return () => clearInterval(timer);
  }, [isUnknown]);
}
