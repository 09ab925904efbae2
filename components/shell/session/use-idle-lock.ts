import { useEffect } from 'react';
import { LOCK_AFTER, touch, untouchedFor } from '@/lib/last-touched';
import { lockScreen } from '@/lib/lock-screen';

const LOOK_EVERY = 5_000;
/** Other tabs need not hear of every key. */
const TELL_EVERY = 2_000;
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Locks the screen where nobody has touched the application for a while. The session ends with it, so that
 * neither another tab nor loading the page anew gets past the lock.
 */
export function useIdleLock(email: string): void {
  useEffect(() => {
    let isLocked = false;
    // Opening a page counts as activity. A time stored on an earlier day does not count.
    touch();
    // A machine that slept was not watched either: the clock counts, not the ticks.
    const look = () => {
      if (isLocked || untouchedFor() < LOCK_AFTER) return;
      isLocked = true;
      void lockScreen(email);
    };
    // What is pressed at a lock is no sign of who is there: other tabs lock all the same.
    const onSign = () => {
      look();
      const since = untouchedFor();
      if (!isLocked && (since < 0 || since >= TELL_EVERY)) touch();
    };
    const ticking = setInterval(look, LOOK_EVERY);
    for (const sign of SIGNS)
      window.addEventListener(sign, onSign, { passive: true, capture: true });
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(ticking);
      for (const sign of SIGNS) window.removeEventListener(sign, onSign, { capture: true });
      document.removeEventListener('visibilitychange', look);
    };
  }, [email]);
}
