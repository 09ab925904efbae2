'use client';

import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Hands over what was typed into a field of the server's HTML before the page answered to it, as if
 * it were typed once it does. `shown` is the text that the HTML came with. Returns the ref of the
 * field, to be called before any other.
 */
export function useEarlyTyping(shown: string, take: (typed: string) => void) {
  const typed = useRef<string>(undefined);
  const handOver = useEffectEvent(() => {
    if (typed.current !== undefined && typed.current !== shown) take(typed.current);
  });
  // After the effects of all the page: whoever watches the field listens by then.
  useEffect(() => queueMicrotask(handOver), []);
  return (field: HTMLInputElement | HTMLSelectElement | null) => {
    if (field === null || typed.current !== undefined) return;
    typed.current = field.value;
    // Until it is handed over nobody finds the field changed without having been told.
    field.value = shown;
  };
}
