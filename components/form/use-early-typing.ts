'use client';

import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Hands over what was typed into a field of the server's HTML before the page answered to it, as if
 * it were typed once it does. `shown` is the text that the HTML came with. Returns the ref of the
 * field, to be called before any other.
 */
export function useEarlyTyping(shown: string, take: (typed: string) => void) {
  const early = useRef<{ typed: string; shown: string }>(undefined);
  const handOver = useEffectEvent(() => {
    if (early.current === undefined) return;
    const { typed, shown: before } = early.current;
    // What was typed since the page began to answer came later, and stands.
    if (typed !== plainEnds(before) && shown === before) take(typed);
  });
  // After the effects of all the page: whoever watches the field listens by then.
  useEffect(() => queueMicrotask(handOver), []);
  return (field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null) => {
    if (field === null || early.current !== undefined) return;
    early.current = { typed: field.value, shown };
    // Until it is handed over nobody finds the field changed without having been told.
    field.value = shown;
  };
}

/** The ends of lines as a field of several lines gives them back, whatever they were. */
function plainEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
