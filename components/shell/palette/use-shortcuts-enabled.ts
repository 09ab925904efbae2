'use client';

import { useSyncExternalStore } from 'react';
import { SHORTCUTS_STORAGE_KEY } from './shortcuts';

const CHANGED = 'clinic-admin:shortcuts';

function subscribe(onChange: () => void) {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** Whether single-key shortcuts are on in this browser, and the switch for it. */
export function useShortcutsEnabled(): [boolean, (enabled: boolean) => void] {
  const enabled = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(SHORTCUTS_STORAGE_KEY) !== 'off',
    () => true,
  );
  function set(on: boolean) {
    localStorage.setItem(SHORTCUTS_STORAGE_KEY, on ? 'on' : 'off');
    window.dispatchEvent(new Event(CHANGED));
  }
  return [enabled, set];
}
