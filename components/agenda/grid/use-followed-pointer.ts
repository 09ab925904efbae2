import { type RefObject, useEffect, useEffectEvent } from 'react';
import { forgetPress } from '@/components/ui/buttons/double-press';
import { type Point, scrollAtEdge } from './drag-place';

/** A pointer that was pressed, and where. */
export interface PressedPointer extends Point {
  readonly pointer: number;
}

interface Following<P> {
  /** It carries something: at the edges the grid goes on under it. */
  readonly isCarrying: boolean;
  /** It is elsewhere, or the grid under it is. */
  readonly onMove: (of: P, at: Point) => void;
  readonly onRelease: (of: P, at: Point) => void;
  /** By Escape, or because the system took the pointer away. */
  readonly onCancel: () => void;
}

/** Follows a pointer over the whole window for as long as it is pressed. */
export function useFollowedPointer<P extends PressedPointer>(
  pressed: P | undefined,
  scroller: RefObject<HTMLElement | null>,
  { isCarrying, onMove, onRelease, onCancel }: Following<P>,
): void {
  const move = useEffectEvent(onMove);
  const release = useEffectEvent(onRelease);
  const cancel = useEffectEvent(onCancel);
  const scrollOn = useEffectEvent((of: P, at: Point) => {
    if (!isCarrying || !scroller.current) return;
    if (scrollAtEdge(scroller.current, at, of)) onMove(of, at);
  });

  useEffect(() => {
    if (pressed === undefined) return;
    const listening = new AbortController();
    const { signal } = listening;
    let at: Point = pressed;
    let frame = requestAnimationFrame(function next() {
      scrollOn(pressed, at);
      frame = requestAnimationFrame(next);
    });
    const follow = (then: (of: P, at: Point) => void) => (event: PointerEvent) => {
      if (event.pointerId !== pressed.pointer) return;
      at = { x: event.clientX, y: event.clientY };
      then(pressed, at);
    };
    window.addEventListener('pointermove', follow(move), { signal });
    window.addEventListener('pointerup', follow(release), { signal });
    window.addEventListener('pointercancel', () => cancel(), { signal });
    const letGo = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // It closes nothing beside.
      event.stopPropagation();
      cancel();
      // It is still pressed: letting go of it is no click.
      window.addEventListener('pointerup', swallowClick, { once: true });
    };
    window.addEventListener('keydown', letGo, { signal, capture: true });
    // A finger that rests on a link would open its menu.
    window.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    return () => {
      listening.abort();
      cancelAnimationFrame(frame);
    };
  }, [pressed]);
}

/** Milliseconds after which a click is one of its own. */
const CLICK_AFTER = 100;

/** The click that ends a drag is no press on what lies there. */
export function swallowClick(): void {
  forgetPress();
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), CLICK_AFTER);
}
