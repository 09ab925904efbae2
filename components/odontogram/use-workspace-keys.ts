'use client';

import { useEffect, useEffectEvent } from 'react';

interface WorkspaceKeys {
  /** Where there is a chart to go to. */
  readonly onDigit: ((digit: string) => void) | undefined;
  readonly onEscape: () => void;
  readonly onPalette: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** Have keys of their own; a list has no undo of its own, and what is chosen in one may be undone here. */
const WRITTEN_IN = 'input, textarea';
const ANY_FIELD = `${WRITTEN_IN}, select`;

/** Not cheap, so asked last. Keys belong to whoever is in a field, and to a dialog or a menu while one is open. */
function isTaken(target: EventTarget | null, fields: string): boolean {
  if (document.querySelector('dialog:modal, :popover-open')) return true;
  return target instanceof HTMLElement && target.closest(fields) !== null;
}

/** Keys that mean the same anywhere on the page of a chart; before the shell's own. */
export function useWorkspaceKeys(
  enabled: boolean,
  /** Single keys can be turned off (WCAG 2.1.4); chords stay. */
  singleKeys: boolean,
  keys: WorkspaceKeys,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey) return;
    const key = event.key.toLowerCase();
    const isChord = event.ctrlKey || event.metaKey;
    const run =
      isChord && key === 'z'
        ? event.shiftKey
          ? keys.onRedo
          : keys.onUndo
        : isChord && key === 'y'
          ? keys.onRedo
          : !isChord && singleKeys && key === '/'
            ? keys.onPalette
            : undefined;
    if (run === undefined || isTaken(event.target, isChord ? WRITTEN_IN : ANY_FIELD)) return;
    event.preventDefault();
    run();
  });
  // Of those that chart, palette and panel have a use of their own for, only what they leave.
  const pressLeft = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (event.defaultPrevented || altKey || ctrlKey || metaKey) return;
    const isDigit = singleKeys && /^[1-8]$/.test(key);
    if ((key !== 'Escape' && !isDigit) || isTaken(event.target, ANY_FIELD)) return;
    if (key === 'Escape') keys.onEscape();
    else if (keys.onDigit) {
      event.preventDefault();
      keys.onDigit(key);
    }
  });
  useEffect(() => {
    document.addEventListener('keydown', pressLeft);
    return () => document.removeEventListener('keydown', pressLeft);
  }, []);
  useEffect(() => {
    if (!enabled) return;
    // The shell listens for the same key further out, and leaves alone what was taken here.
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [enabled]);
}
