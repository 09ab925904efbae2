import { useCallback, useEffect, useRef, useState } from 'react';
import { hasSignedInSince, LOCK_AFTER, touch, untouchedFor } from '@/lib/last-touched';
import { callHandler } from '@/lib/queries/call-handler';

const LOOK_EVERY = 5_000;
/** Other tabs need not hear of every key. */
const TELL_EVERY = 2_000;
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Whether nobody has touched the application for a while: then what it shows is hidden, also from
 * print and from screen readers, until somebody signs in again. What is typed stays where it is. The
 * session ends with it, so that neither another tab nor loading the page anew gets past the lock.
 */
export function useIdleLock() {
  const [isLocked, setLocked] = useState(false);
  /** What had the focus: what is hidden has none. */
  const before = useRef<Element & Partial<HTMLOrSVGElement>>(null);
  useEffect(() => {
    // Whoever opens a page was here a moment ago, whatever an earlier day has left.
    if (!isLocked) touch();
    // A machine that slept was not watched either: the clock counts, not the ticks.
    const look = () => {
      if (isLocked || untouchedFor() < LOCK_AFTER) return;
      before.current = document.activeElement;
      setLocked(true);
    };
    // What is pressed at a lock is no sign of who is there: other tabs lock all the same.
    const onSign = () => {
      if (isLocked) return;
      look();
      const since = untouchedFor();
      if (since < 0 || (since >= TELL_EVERY && since < LOCK_AFTER)) touch();
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
  }, [isLocked]);

  useEffect(() => {
    if (!isLocked) return;
    const { documentElement: root } = document;
    root.setAttribute('data-locked', '');
    return () => {
      root.removeAttribute('data-locked');
      // The dialog that asked could not give it back to what was still hidden.
      if (document.activeElement === document.body)
        before.current?.focus?.({ preventScroll: true });
    };
  }, [isLocked]);

  useEffect(() => {
    if (!isLocked) return;
    // Whoever signed in touched the page too: none of the last ten minutes is older than this lock. Half
    // of that allows for a clock that is put right, and for a sign-in just before this was drawn.
    const began = Date.now() - LOCK_AFTER / 2;
    let isOver = false;
    const end = () => {
      // Somebody has signed in again in another tab: that session is not this one's to end.
      if (hasSignedInSince(began)) return;
      // Where it cannot be told now, it is told again: a locked screen whose session lives is half a lock.
      callHandler('POST', '/api/auth/lock').then(
        () => {
          isOver = true;
        },
        () => {},
      );
    };
    end();
    const ticking = setInterval(() => isOver || end(), LOOK_EVERY);
    return () => clearInterval(ticking);
  }, [isLocked]);

  return { isLocked, unlock: useCallback(() => setLocked(false), []) };
}
