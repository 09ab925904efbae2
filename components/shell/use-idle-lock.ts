import { useCallback, useEffect, useState } from 'react';

/** Milliseconds without a hand on any tab of this browser. Well before the session itself ends. */
const LOCK_AFTER = 10 * 60_000;
const LOOK_EVERY = 5_000;
/** Other tabs need not hear of every key. */
const TELL_EVERY = 2_000;
const CHANNEL = 'clinic-admin:active';
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Whether nobody has touched the application for a while: then what it shows is hidden, also from
 * print and from screen readers, until somebody signs in again. What is typed stays where it is.
 */
export function useIdleLock() {
  const [isLocked, setLocked] = useState(false);
  useEffect(() => {
    let active = Date.now();
    let told = active;
    const others = new BroadcastChannel(CHANNEL);
    const onOthers = () => {
      active = Date.now();
    };
    const onActive = () => {
      active = Date.now();
      if (active - told < TELL_EVERY) return;
      told = active;
      others.postMessage('active');
    };
    // A machine that slept was not watched either: the clock counts, not the ticks.
    const look = () => {
      if (Date.now() - active >= LOCK_AFTER) setLocked(true);
    };
    const ticking = setInterval(look, LOOK_EVERY);
    for (const sign of SIGNS)
      window.addEventListener(sign, onActive, { passive: true, capture: true });
    document.addEventListener('visibilitychange', look);
    others.addEventListener('message', onOthers);
    return () => {
      clearInterval(ticking);
      for (const sign of SIGNS) window.removeEventListener(sign, onActive, { capture: true });
      document.removeEventListener('visibilitychange', look);
      others.close();
    };
  }, []);

  useEffect(() => {
    const { documentElement: root } = document;
    root.toggleAttribute('data-locked', isLocked);
    return () => root.removeAttribute('data-locked');
  }, [isLocked]);

  return { isLocked, unlock: useCallback(() => setLocked(false), []) };
}
