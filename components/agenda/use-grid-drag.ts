import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { AgendaColumn } from '@/lib/rules/agenda-columns';
import { type Place, placeOf } from '@/lib/rules/place';
import type { VisibleHours } from '@/lib/rules/visible-hours';
import { draggedTo, type Grip, pointedAt, scrollAtEdge } from './drag-place';
import type { GridMoving } from './use-grid-move';

/** Pixels that a mouse may tremble, and a finger while it rests. */
const TREMBLE = 4;
const FINGER_TREMBLE = 10;
/** Milliseconds for which a finger rests on an appointment to take it; before, it scrolls. */
const REST = 450;
/** Pixels above the lower edge of an appointment by which it is made longer. */
const EDGE = 7;

interface Pressed {
  readonly id: string;
  readonly pointer: number;
  readonly isTouch: boolean;
  readonly x: number;
  readonly y: number;
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
  const at = useRef({ x: 0, y: 0 });
  const isDragged = moving?.held?.isDragged === true;

  const placeNow = (of: Pressed, element: HTMLElement): Place =>
    draggedTo(of, pointedAt(element, at.current, hours), columns, hours);

  const take = useEffectEvent((of: Pressed) => {
    // Shown before the pointer goes on: what follows stands on it.
    flushSync(() => moving?.onHold(of.id, true));
    scroller.current?.setPointerCapture(of.pointer);
  });
  const carry = useEffectEvent((of: Pressed) => {
    if (isDragged && scroller.current) moving?.onCarry(placeNow(of, scroller.current));
  });
  const follow = useEffectEvent((of: Pressed, event: PointerEvent) => {
    if (event.pointerId !== of.pointer) return;
    at.current = { x: event.clientX, y: event.clientY };
    if (isDragged) return carry(of);
    const way = Math.hypot(event.clientX - of.x, event.clientY - of.y);
    // A finger that wanders before it has rested scrolls.
    if (of.isTouch && way > FINGER_TREMBLE) setPressed(undefined);
    if (of.isTouch || way < TREMBLE) return;
    take(of);
    carry(of);
  });
  const release = useEffectEvent((of: Pressed, event: PointerEvent) => {
    if (event.pointerId !== of.pointer) return;
    setPressed(undefined);
    if (!isDragged || !scroller.current) return;
    swallowClick();
    moving?.onDrop(placeNow(of, scroller.current));
  });
  const letGo = useEffectEvent(() => {
    setPressed(undefined);
    if (isDragged) moving?.onLetGo();
  });
  const scrollOn = useEffectEvent((of: Pressed) => {
    if (!isDragged || !scroller.current) return;
    if (scrollAtEdge(scroller.current, at.current, of)) carry(of);
  });

  useEffect(() => {
    if (pressed === undefined) return;
    const listening = new AbortController();
    const { signal } = listening;
    const rested = pressed.isTouch ? setTimeout(() => take(pressed), REST) : undefined;
    let frame = requestAnimationFrame(function next() {
      scrollOn(pressed);
      frame = requestAnimationFrame(next);
    });
    window.addEventListener('pointermove', (event) => follow(pressed, event), { signal });
    window.addEventListener('pointerup', (event) => release(pressed, event), { signal });
    window.addEventListener('pointercancel', () => letGo(), { signal });
    window.addEventListener('keydown', (event) => event.key === 'Escape' && letGo(), { signal });
    // A finger that rests on a link would open its menu.
    window.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    return () => {
      listening.abort();
      clearTimeout(rested);
      cancelAnimationFrame(frame);
    };
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
    at.current = point;
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

/** Milliseconds after which a click is one of its own. */
const CLICK_AFTER = 100;

/** The click that ends a drag is no press on what lies there. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), CLICK_AFTER);
}
