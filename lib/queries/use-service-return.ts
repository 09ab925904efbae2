'use client';

import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between two questions. */
const EVERY = 5_000;
/** As long as that: what fails though the service answers fails for another reason. */
const SELDOM = 60_000;
/** Returns in a row that are told soon after each other. */
const SOON = 3;

/**
 * For as long as `isAway`, asks whether the clinic service can be worked with again, and calls
 * `onReturn` when it can. Asks what needs no session, so that a screen nobody sits at keeps none alive;
 * a hidden tab waits until it is looked at.
 */
export function useServiceReturn(isAway: boolean, onReturn: () => void): void {
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    if (!isAway) return;
    const stop = new AbortController();
    let returns = 0;
    const ask = async () => {
      if (document.visibilityState === 'visible') {
        const ready = await isReady(stop.signal);
        if (stop.signal.aborted) return;
        returns = ready ? returns + 1 : 0;
        if (ready) returned();
      }
      timer = setTimeout(ask, returns < SOON ? EVERY : SELDOM);
    };
    let timer = setTimeout(ask, EVERY);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [isAway]);
}

async function isReady(signal: AbortSignal): Promise<boolean> {
  try {
    return (await fetch('/readyz', { signal })).ok;
  } catch {
    // Not even our own server answers; it is asked again.
    return false;
  }
}
