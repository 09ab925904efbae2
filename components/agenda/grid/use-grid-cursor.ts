import { type KeyboardEvent, useRef, useState } from 'react';
import type { AgendaColumn } from '@/lib/agenda/rules/agenda-columns';
import type { VisibleHours } from '@/lib/agenda/rules/visible-hours';
import { type Cursor, entryAt, moveCursor } from './grid-cursor';

/**
 * The one place of the grid that Tab reaches. Arrows walk from there over free time and appointments
 * alike; the focus is on whatever is at the place.
 */
export function useGridCursor(
  columns: readonly AgendaColumn[],
  hours: VisibleHours,
  start: Cursor,
  onSlot: (cursor: Cursor) => void,
) {
  const slot = useRef<HTMLButtonElement>(null);
  const [moved, setMoved] = useState<Cursor>();
  const asked = moved ?? start;
  // The columns may be fewer and the hours others than when somebody walked here.
  const cursor: Cursor = {
    column: Math.min(asked.column, Math.max(0, columns.length - 1)),
    minute: Math.min(Math.max(asked.minute, hours.first * 60), hours.last * 60 - 15),
  };

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = moveCursor(event.key, cursor, columns, hours);
    if (next === undefined) return;
    event.preventDefault();
    setMoved(next);
    const there = entryAt(columns, next);
    if (there) {
      const id = CSS.escape(there.entry.id);
      event.currentTarget.querySelector<HTMLElement>(`[data-entry="${id}"]`)?.focus();
      return;
    }
    slot.current?.focus();
    onSlot(next);
  }

  /** The keyboard goes on from what was clicked. */
  function goTo(next: Cursor): void {
    setMoved(next);
  }

  return { cursor, slot, onKeyDown, goTo };
}
