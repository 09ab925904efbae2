'use client';

import { useEffect } from 'react';

/** The browser asks before a tab closes whose edits are still on their way. */
export function useWarnWhile(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isBusy]);
}
