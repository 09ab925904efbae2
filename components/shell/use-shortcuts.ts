'use client';

import { useEffect } from 'react';
import { SHORTCUTS, type Shortcut } from './shortcuts';

/** Milliseconds in which the second key of a pair has to follow. */
const PAIR_WITHIN = 1_500;

/** What is open over the page has its keys; what is typed on while a form is being saved is for nothing else. */
const TAKES_ALL = 'dialog:modal, fieldset[inert]';

/** Keys belong to whoever is typing, and to a dialog while one is open. */
function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector(TAKES_ALL)) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input, textarea, select, [role="combobox"]') !== null)
  );
}

/** Calls `run` for each shortcut of the map that is pressed. Ctrl/⌘ K always opens the search. */
export function useShortcuts(enabled: boolean, run: (shortcut: Shortcut) => void): void {
  useEffect(() => {
    let first = '';
    let firstAt = 0;

    function onKeyDown(event: KeyboardEvent) {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
        const search = SHORTCUTS.find(({ action }) => action === 'search');
        event.preventDefault();
        if (search && !document.querySelector('dialog:modal')) run(search);
        return;
      }
      if (!enabled || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.defaultPrevented || isTaken(event.target)) return;
      const pair = event.timeStamp - firstAt < PAIR_WITHIN ? [first, event.key] : [];
      const found =
        SHORTCUTS.find(({ keys }) => keys.length === 2 && keys.join() === pair.join()) ??
        SHORTCUTS.find(({ keys }) => keys.length === 1 && keys[0] === event.key);
      first = event.key;
      firstAt = event.timeStamp;
      if (!found) return;
      event.preventDefault();
      first = '';
      run(found);
    }

    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled, run]);
}
