'use client';

import { useEffect, useEffectEvent } from 'react';

/** Milliseconds until a line that was refused is tried again. */
const RETRY = 5_000;

/**
 * Calls `onVersion` when a patient's chart has another version than the one that is shown (`have`), for
 * as long as the tab is looked at: a hidden one gives its connection back, for a browser has only a few.
 * Where no chart is shown there is nothing to be news of. The news of a change may be here before the
 * answer to whoever made it: while a change is on its way, its answer is to be waited for.
 */
export function useChartNews(
  patientId: string,
  have: number | undefined,
  onVersion: (version: number) => void,
): void {
  const isShown = have !== undefined;
  const shown = useEffectEvent(() => have);
  const tell = useEffectEvent((version: number) => {
    // Told of what this very tab has changed, or has read meanwhile.
    if (version !== have) onVersion(version);
  });

  useEffect(() => {
    if (!isShown) return;
    let source: EventSource | undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const close = () => {
      clearTimeout(retry);
      source?.close();
      source = undefined;
    };
    const open = () => {
      if (document.visibilityState === 'hidden' || source) return;
      const asked = new URLSearchParams({ patient: patientId, have: `${shown()}` });
      const opened = new EventSource(`/api/odontogram/stream?${asked}`);
      source = opened;
      opened.addEventListener('version', ({ data }) => tell(JSON.parse(data).version));
      opened.addEventListener('error', () => {
        // The browser tries again by itself, except where it was refused: then a moment later.
        if (opened.readyState !== EventSource.CLOSED || source !== opened) return;
        close();
        retry = setTimeout(open, RETRY);
      });
    };
    const follow = () => (document.visibilityState === 'hidden' ? close() : open());
    document.addEventListener('visibilitychange', follow);
    open();
    return () => {
      document.removeEventListener('visibilitychange', follow);
      close();
    };
  }, [patientId, isShown]);
}
