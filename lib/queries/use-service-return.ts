'use client';

import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds between two questions. */
const EVERY = 5_000;
/** Once it answers and something fails all the same. */
const SELDOM = 60_000;
/** Returns in a row that are told: each is a call of somebody who may not sit there any more. */
const TOLD = 3;

/**
 * For as long as `isAway`, asks whether the clinic service can be worked with again, and calls
 * `onReturn` when it can. Asks what needs no session, so that a screen nobody sits at keeps none alive;
 * a hidden tab waits until it is looked at. Returns whether it answered the last time it was asked.
 */
export function useServiceReturn(isAway: boolean, onReturn: () => void): boolean {
  const [isBack, setIsBack] = useState(false);
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    if (!isAway) return;
    const stop = new AbortController();
    let returns = 0;
    const ask = async () => {
      if (document.visibilityState === 'visible') {
        const ready = await isReady(stop.signal);
        if (stop.signal.aborted) return;
        setIsBack(ready);
        returns = ready ? returns + 1 : 0;
        if (ready && returns <= TOLD) returned();
      }
      timer = setTimeout(ask, returns < TOLD ? EVERY : SELDOM);
    };
    let timer = setTimeout(ask, EVERY);
    return () => {
      stop.abort();
      clearTimeout(timer);
      setIsBack(false);
    };
  }, [isAway]);
  return isBack;
}

async function isReady(signal: AbortSignal): Promise<boolean> {
  try {
    return (await fetch('/readyz', { signal })).ok;
  } catch {
    // Not even our own server answers; it is asked again.
    return false;
  }
}
