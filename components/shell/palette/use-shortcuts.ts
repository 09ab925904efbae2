'use client';

import { useEffect } from 'react';
import { type Destination, SHORTCUTS, type Shortcut } from './shortcuts';

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

/** Calls `run` for each key or pair of the map that is pressed. Ctrl/⌘ K always opens the search. */
export function useShortcuts(
  enabled: boolean,
  destinations: readonly Destination[],
  run: (pressed: Shortcut | Destination) => void,
): void {
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
        destinations.find(({ keys }) => keys.join() === pair.join()) ??
        SHORTCUTS.find(({ keys }) => keys[0] === event.key);
      first = event.key;
      firstAt = event.timeStamp;
      if (!found) return;
      event.preventDefault();
      first = '';
      run(found);
    }

    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled, destinations, run]);
}
