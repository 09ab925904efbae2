import { type PointerEvent, useEffect } from 'react';
import type { Place } from '@/lib/odontogram/place';

/** What a row spreads so that its place is shown on the chart while one points at it or is in it. */
export function hoverHandlers(place: Place, onHover: (place: Place | undefined) => void) {
  const enter = () => onHover(place);
  const leave = () => onHover(undefined);
  // A finger points at nothing: it presses.
  const point = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && enter();
  return { onPointerEnter: point, onPointerLeave: leave, onFocus: enter, onBlur: leave };
}

/** A row that goes from the screen does not tell that nobody points at it any more. */
export function useHoverEnd(onHover: (place: undefined) => void): void {
  useEffect(() => () => onHover(undefined), [onHover]);
}
