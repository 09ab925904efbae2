import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { AgendaColumn } from '@/lib/agenda/rules/agenda-columns';
import { type Place, placeOf } from '@/lib/agenda/rules/place';
import type { VisibleHours } from '@/lib/agenda/rules/visible-hours';
import { draggedTo, type Grip, isOver, type Point, pointedAt } from './drag-place';
import { type PressedPointer, swallowClick, useFollowedPointer } from './use-followed-pointer';
import type { GridMoving } from './use-grid-move';

/** Pixels that a mouse may tremble, and a finger while it rests. */
const TREMBLE = 4;
const FINGER_TREMBLE = 10;
/** Milliseconds for which a finger rests on an appointment to take it; before, it scrolls. */
const REST = 450;
/** Pixels above the lower edge of an appointment by which it is made longer. */
const EDGE = 7;

interface Pressed extends PressedPointer {
  readonly id: string;
  readonly isTouch: boolean;
  readonly grip: Grip;
  readonly origin: Place;
  readonly taken: number;
}

interface GridDragInput {
  moving: GridMoving | undefined;
  columns: readonly AgendaColumn[];
  hours: VisibleHours;
  scroller: RefObject<HTMLElement | null>;
}

/** Takes appointments with the mouse, the pen, or a finger that rests on them; drops them where it leaves. */
export function useGridDrag({ moving, columns, hours, scroller }: GridDragInput) {
  const [pressed, setPressed] = useState<Pressed>();
  const isDragged = moving?.held?.isDragged === true;

  /** Beside the grid it goes back to where it was taken: dropped there, it stays. */
  const placeAt = (of: Pressed, at: Point, element: HTMLElement): Place =>
    isOver(element, at) ? draggedTo(of, pointedAt(element, at, hours), columns, hours) : of.origin;

  const take = useEffectEvent((of: Pressed) => {
    // Shown before the pointer goes on: what follows stands on it.
    flushSync(() => moving?.onHold(of.id, true));
    scroller.current?.setPointerCapture(of.pointer);
  });
  const carry = useEffectEvent((of: Pressed, at: Point) => {
    if (isDragged && scroller.current) moving?.onCarry(placeAt(of, at, scroller.current));
  });

  useFollowedPointer(pressed, scroller, {
    isCarrying: isDragged,
    onMove(of, at) {
      if (isDragged) return carry(of, at);
      const way = Math.hypot(at.x - of.x, at.y - of.y);
      // A finger that wanders before it has rested scrolls.
      if (of.isTouch && way > FINGER_TREMBLE) setPressed(undefined);
      if (of.isTouch || way < TREMBLE) return;
      take(of);
      carry(of, at);
    },
    onRelease(of, at) {
      setPressed(undefined);
      if (!isDragged || !scroller.current) return;
      swallowClick();
      if (isOver(scroller.current, at)) moving?.onDrop(placeAt(of, at, scroller.current));
      else moving?.onLetGo();
    },
    onCancel() {
      setPressed(undefined);
      if (isDragged) moving?.onLetGo();
    },
  });

  useEffect(() => {
    if (!pressed?.isTouch) return;
    const rested = setTimeout(() => take(pressed), REST);
    return () => clearTimeout(rested);
  }, [pressed]);

  const hold = useEffectEvent((event: TouchEvent) => {
    if (isDragged) event.preventDefault();
  });
  const isOn = moving !== undefined;
  useEffect(() => {
    const element = scroller.current;
    if (!isOn || !element) return;
    // Only a listener that was there before the finger may keep the page from scrolling.
    const still = (event: TouchEvent) => hold(event);
    element.addEventListener('touchmove', still, { passive: false });
    return () => element.removeEventListener('touchmove', still);
  }, [isOn, scroller]);

  return function onPointerDown(event: ReactPointerEvent<HTMLElement>): void {
    if (!moving || moving.held || event.button !== 0 || !event.isPrimary) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = event.target instanceof Element ? event.target : undefined;
    const link = target?.closest<HTMLElement>('[data-entry]');
    const id = link?.dataset.entry;
    const placed = columns.flatMap(({ entries }) => entries).find(({ entry }) => entry.id === id);
    if (!link || !placed || id === undefined) return;
    const point = { x: event.clientX, y: event.clientY };
    const isTouch = event.pointerType === 'touch';
    const isAtEdge = !isTouch && point.y > link.getBoundingClientRect().bottom - EDGE;
    setPressed({
      id,
      pointer: event.pointerId,
      isTouch,
      ...point,
      grip: isAtEdge ? 'end' : 'whole',
      origin: placeOf(placed.entry),
      taken: pointedAt(event.currentTarget, point, hours).minute,
    });
  };
}
