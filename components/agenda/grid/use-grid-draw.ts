import { type PointerEvent as ReactPointerEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AgendaColumn } from '@/lib/agenda/rules/agenda-columns';
import type { VisibleHours } from '@/lib/agenda/rules/visible-hours';
import { type Drawn, drawnFrom, isOver, pointedAt } from './drag-place';
import { startAt } from './grid-cursor';
import { type PressedPointer, swallowClick, useFollowedPointer } from './use-followed-pointer';

/** Pixels up or down from which a press is no click any more. */
const TREMBLE = 6;

interface Begun extends PressedPointer {
  readonly column: number;
  /** Where a click would have begun. */
  readonly minute: number;
  /** The minute that was pressed. */
  readonly pressed: number;
}

interface GridDrawInput {
  columns: readonly AgendaColumn[];
  hours: VisibleHours;
  scroller: RefObject<HTMLElement | null>;
  /** Absent where nothing can be booked now. */
  onDraw: ((drawn: Drawn) => void) | undefined;
}

/** Draws a time over a free place with the mouse or the pen; a finger scrolls there. */
export function useGridDraw({ columns, hours, scroller, onDraw }: GridDrawInput) {
  const [begun, setBegun] = useState<Begun>();
  const [drawn, setDrawn] = useState<Drawn>();

  function end(): void {
    setBegun(undefined);
    setDrawn(undefined);
  }

  useFollowedPointer(begun, scroller, {
    isCarrying: drawn !== undefined,
    onMove(of, at) {
      if (!scroller.current || (!drawn && Math.abs(at.y - of.y) < TREMBLE)) return;
      const { minute } = pointedAt(scroller.current, at, hours);
      const next = drawnFrom(of, minute);
      // Once a step, not once a pixel.
      if (next.from === drawn?.from && next.to === drawn.to) return;
      flushSync(() => setDrawn(next));
    },
    onRelease(_of, at) {
      end();
      if (!drawn || !scroller.current) return;
      swallowClick();
      // Released beside the grid, it is given up.
      if (isOver(scroller.current, at)) onDraw?.(drawn);
    },
    onCancel: end,
  });

  function onPointerDown(event: ReactPointerEvent<HTMLElement>): void {
    if (!onDraw || event.pointerType === 'touch' || event.button !== 0 || !event.isPrimary) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = event.target instanceof Element ? event.target : undefined;
    const element = target?.closest<HTMLElement>('[data-column]');
    if (!scroller.current || !element || target?.closest('[data-entry]')) return;
    const column = columns.findIndex(
      ({ doctorId, date }) => `${doctorId} ${date}` === element.dataset.column,
    );
    const there = columns[column];
    if (!there) return;
    const { top, height } = element.getBoundingClientRect();
    const at = { x: event.clientX, y: event.clientY };
    const { minute } = startAt((at.y - top) / height, there, hours);
    const pressed = pointedAt(scroller.current, at, hours).minute;
    setBegun({ ...at, pointer: event.pointerId, column, minute, pressed });
  }

  return { drawn, onPointerDown };
}
