'use client';

import { useCallback, useEffect, useRef } from 'react';

/**
 * Keeps what is typed from the moment the search is asked for until its box is there to take it:
 * who knows the keys does not wait for a file to load. Returns what was typed so far.
 */
export function useTypedAhead(isOpening: boolean): () => string {
  const typed = useRef('');

  useEffect(() => {
    typed.current = '';
    if (!isOpening) return;
    function onKeyDown(event: KeyboardEvent) {
      if (document.querySelector('dialog:modal')) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (event.key.length === 1) typed.current += event.key;
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isOpening]);

  return useCallback(() => typed.current, []);
}
