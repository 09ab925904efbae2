'use client';

import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds between two questions. */
const EVERY = 5_000;
/** Once it answers and something fails all the same. */
const SELDOM = 60_000;
/** Returns in a row that are told: each is a call of somebody who may not sit there any more. */
const TOLD = 3;

/**
 * For as long as there are `failures`, asks whether the clinic service can be worked with again, and
 * calls `onReturn` when it can. Asks what needs no session, so that a screen nobody sits at keeps none
 * alive; a hidden tab waits until it is looked at. Returns whether it answered since the last failure:
 * `failures` counts them, and is 0 once all is well.
 */
export function useServiceReturn(failures: number, onReturn: () => void): boolean {
  const [answeredAfter, setAnsweredAfter] = useState(0);
  const answered = useEffectEvent(() => setAnsweredAfter(failures));
  const returned = useEffectEvent(onReturn);
  const isAway = failures > 0;
  useEffect(() => {
    if (!isAway) return;
    const stop = new AbortController();
    let returns = 0;
    const ask = async () => {
      if (document.visibilityState === 'visible') {
        const ready = await isReady(stop.signal);
        if (stop.signal.aborted) return;
        if (ready) answered();
        returns = ready ? returns + 1 : 0;
        if (ready && returns <= TOLD) returned();
      }
      timer = setTimeout(ask, returns < TOLD ? EVERY : SELDOM);
    };
    let timer = setTimeout(ask, EVERY);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [isAway]);
  return answeredAfter === failures;
}

async function isReady(signal: AbortSignal): Promise<boolean> {
  try {
    return (await fetch('/readyz', { signal })).ok;
  } catch {
    // Not even our own server answers; it is asked again.
    return false;
  }
}
