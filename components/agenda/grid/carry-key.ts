import type { AgendaColumn } from '@/lib/agenda/rules/agenda-columns';
import { type Place, resized, STEP, shifted } from '@/lib/agenda/rules/place';

/** Minutes that one arrow moves. */
const SLOT = 15;
const HOUR = 60;

/** Where a key carries what is held among the columns; `undefined` for a key that carries nothing. */
export function carriedBy(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  place: Place,
  columns: readonly AgendaColumn[],
): Place | undefined {
  const step = shiftKey ? STEP : SLOT;
  switch (key) {
    case 'ArrowDown':
      return shifted(place, step);
    case 'ArrowUp':
      return shifted(place, -step);
    case 'PageDown':
      return shifted(place, HOUR);
    case 'PageUp':
      return shifted(place, -HOUR);
    case 'ArrowRight':
      return inColumn(place, columns, 1);
    case 'ArrowLeft':
      return inColumn(place, columns, -1);
    case '+':
    // The same key without Shift, where it needs one.
    case '=':
      return resized(place, STEP);
    case '-':
      return resized(place, -STEP);
    default:
      return undefined;
  }
}

/** The column in which a place is; -1 where it is not shown. */
export function columnOf(place: Place, columns: readonly AgendaColumn[]): number {
  return columns.findIndex(
    ({ doctorId, date }) => doctorId === place.doctorId && date === place.date,
  );
}

function inColumn(place: Place, columns: readonly AgendaColumn[], by: number): Place {
  const next = columns[columnOf(place, columns) + by];
  return next ? { ...place, date: next.date, doctorId: next.doctorId } : place;
}
