'use client';

import { useEffect, useEffectEvent } from 'react';
import {
  goTo,
  guardLeaving,
  guardPage,
  type IsHere,
  isGuarded,
  isLeaving,
} from '@/lib/leave-guard';

/**
 * Asks before work is lost while `dirty`: when the tab closes, when a link inside the application
 * is followed, on Back and Forward (`watchHistory`), and wherever else `leave` is used.
 * `question` is what the application asks; on closing a tab the browser words its own. `isHere`, the
 * same function each time, is said where the form stays while the address changes.
 */
export function useUnsavedGuard(dirty: boolean, question: string, isHere?: IsHere): void {
  useGuard(dirty, guardLeaving, question, isHere);
}

/** The same while something is on its way, wherever on its page the person is. */
export function useUnderWayGuard(isUnderWay: boolean, question: string): void {
  useGuard(isUnderWay, guardPage, question);
}

function useGuard(
  isOn: boolean,
  guard: typeof guardLeaving,
  question: string,
  isHere?: IsHere,
): void {
  // Another question is no other guard: one that begins in the middle of a step in the history would take
  // the page that is left for its own.
  const ask = useEffectEvent(() => question);
  useEffect(() => {
    if (!isOn) return;
    const release = guard(() => ask(), isHere);

    function beforeUnload(event: BeforeUnloadEvent) {
      if (isGuarded()) event.preventDefault();
    }
    function beforeLink(event: MouseEvent) {
      if (!(event.target instanceof Element)) return;
      const link = event.target.closest('a[href]');
      const opensHere =
        link instanceof HTMLAnchorElement &&
        link.target !== '_blank' &&
        link.origin === location.origin &&
        !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const address = opensHere && new URL(link.href);
      if (!address || !isLeaving(address)) return;
      event.preventDefault();
      // Another guard listens here as well: one answer is enough.
      event.stopImmediatePropagation();
      // Pressed again once the person agrees: by then nothing is asked.
      goTo(address, () => link.click());
    }

    window.addEventListener('beforeunload', beforeUnload);
    // Capture, to be asked before the router takes the click.
    document.addEventListener('click', beforeLink, true);
    return () => {
      release();
      window.removeEventListener('beforeunload', beforeUnload);
      document.removeEventListener('click', beforeLink, true);
    };
  }, [isOn, guard, isHere]);
}
