'use client';

import { useMemo, useSyncExternalStore } from 'react';
import {
  type Favourites,
  favouritesKey,
  readFavourites,
  withFavourite,
  withRecent,
} from '@/lib/odontogram/palette/favourites';

const CHANGED = 'clinic-admin:odontogram-favourites';

function subscribe(onChange: () => void) {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** What this person charts most, kept in this browser; the server's HTML has none of it. */
export function useFavourites(staffId: string) {
  const key = favouritesKey(staffId);
  const kept = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key),
    () => null,
  );
  const read = useMemo(() => readFavourites(kept), [kept]);

  function change(changed: (before: Favourites) => Favourites): void {
    // Read anew: another tab of the same person may have been faster than this one's render.
    const before = readFavourites(localStorage.getItem(key));
    try {
      localStorage.setItem(key, JSON.stringify(changed(before)));
    } catch {
      // A full or forbidden storage costs a favourite, never a finding.
      return;
    }
    window.dispatchEvent(new Event(CHANGED));
  }

  return {
    ...read,
    toggleFavourite: (findingId: string) => change((before) => withFavourite(before, findingId)),
    addRecent: (findingId: string) => change((before) => withRecent(before, findingId)),
  };
}
