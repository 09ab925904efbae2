'use client';

import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Hands over what was typed into a field of the server's HTML before the page answered to it.
 * `shown` is the text that the HTML came with. Returns the ref of the field, to be called before
 * anything else that may write into it.
 */
export function useEarlyTyping(shown: string, take: (typed: string) => void) {
  const typed = useRef<string>(undefined);
  const handOver = useEffectEvent(() => {
    if (typed.current !== undefined && typed.current !== shown) take(typed.current);
  });
  useEffect(() => handOver(), []);
  return (field: HTMLInputElement | HTMLSelectElement | null) => {
    typed.current ??= field?.value;
  };
}
