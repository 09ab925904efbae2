'use client';

import { useEffect } from 'react';

/**
 * Asks before work is lost: when the tab closes, and when a link inside the application is followed
 * while `dirty`. `question` is what in-app links ask; the browser words its own.
 */
export function useUnsavedGuard(dirty: boolean, question: string): void {
  useEffect(() => {
    if (!dirty) return;

    function beforeUnload(event: BeforeUnloadEvent) {
      event.preventDefault();
    }
    function beforeLink(event: MouseEvent) {
      if (!(event.target instanceof Element)) return;
      const link = event.target.closest('a[href]');
      const opensHere =
        link instanceof HTMLAnchorElement &&
        link.target !== '_blank' &&
        link.origin === location.origin &&
        !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!opensHere || link.getAttribute('href')?.startsWith('#')) return;
      if (!window.confirm(question)) {
        event.preventDefault();
        event.stopPropagation();
      }
    }

    window.addEventListener('beforeunload', beforeUnload);
    // Capture, to be asked before the router takes the click.
    document.addEventListener('click', beforeLink, true);
    return () => {
      window.removeEventListener('beforeunload', beforeUnload);
      document.removeEventListener('click', beforeLink, true);
    };
  }, [dirty, question]);
}
