'use client';

import { useEffect, useEffectEvent } from 'react';

/** Milliseconds until a line that was refused is tried again. */
const RETRY = 5_000;
/** Milliseconds that a line may be away before that is told. */
const LOST_AFTER = 4_000;

/**
 * Calls `onVersion` when a patient's chart has another version than the one that is shown (`have`), for
 * as long as the tab is looked at: a hidden one gives its connection back, for a browser has only a few.
 * Where no chart is shown there is nothing to be news of. The news of a change may be here before the
 * answer to whoever made it: while a change is on its way, its answer is to be waited for. Calls `onLost`
 * when news can no longer come, once until they can again.
 */
export function useChartNews(
  patientId: string,
  have: number | undefined,
  onVersion: (version: number) => void,
  onLost: () => void,
): void {
  const isShown = have !== undefined;
  const shown = useEffectEvent(() => have);
  const tell = useEffectEvent((version: number) => {
    // Told of what this very tab has changed, or has read meanwhile.
    if (version !== have) onVersion(version);
  });

  const tellLost = useEffectEvent(onLost);

  useEffect(() => {
    if (!isShown) return;
    let source: EventSource | undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let lost: ReturnType<typeof setTimeout> | undefined;
    const heard = () => {
      clearTimeout(lost);
      lost = undefined;
    };
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
      opened.addEventListener('lost', () => tellLost());
      opened.addEventListener('open', heard);
      opened.addEventListener('error', () => {
        lost ??= setTimeout(() => tellLost(), LOST_AFTER);
        // The browser tries again by itself, except where it was refused: then a moment later.
        if (opened.readyState !== EventSource.CLOSED || source !== opened) return;
        close();
        retry = setTimeout(open, RETRY);
      });
    };
    const follow = () => {
      if (document.visibilityState === 'visible') return open();
      heard();
      close();
    };
    document.addEventListener('visibilitychange', follow);
    open();
    return () => {
      document.removeEventListener('visibilitychange', follow);
      heard();
      close();
    };
  }, [patientId, isShown]);
}
