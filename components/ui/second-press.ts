import type { MouseEvent } from 'react';

/** Milliseconds within which a press may be the other half of a double one. */
const DOUBLE_PRESS = 500;
/** Pixels that a hand wanders between the two, and within one. */
const WANDER = 30;
const TREMBLE = 10;

type Point = Pick<globalThis.MouseEvent, 'clientX' | 'clientY'>;

/** Where the pointer went down, and where the time before that. */
let last: Point | undefined;
let before: Point | undefined;
if (typeof document !== 'undefined') {
  const remember = ({ clientX, clientY }: PointerEvent) => {
    before = last;
    last = { clientX, clientY };
  };
  /** What was drawn or dragged is no half of anything. */
  const forget = (up: PointerEvent) => {
    if (last && wayBetween(last, up) > TREMBLE) last = undefined;
  };
  document.addEventListener('pointerdown', remember, { capture: true, passive: true });
  document.addEventListener('pointerup', forget, { capture: true, passive: true });
}

/**
 * Whether a press may have been meant for what was under it before, and is no longer. `changedAt`: when
 * that went, by `performance.now()`. A finger's presses are not counted by every browser, a slow hand's
 * take longer than any time: each is told by the other.
 */
export function isSecondPress(
  { detail, timeStamp }: Pick<UIEvent, 'detail' | 'timeStamp'>,
  changedAt: number,
): boolean {
  return detail > 1 || isTooSoon(changedAt, timeStamp);
}

/**
 * The same where a first press may come as soon, on something else: told by its place as well. A key has
 * none.
 */
export function isOtherHalf(
  event: Pick<MouseEvent, 'detail' | 'timeStamp'> & Point,
  changedAt: number,
): boolean {
  if (!isTooSoon(changedAt, event.timeStamp)) return false;
  return event.detail !== 1 || (before !== undefined && wayBetween(before, event) <= WANDER);
}

/** Whether nobody can have read yet what changed then; both by `performance.now()`. */
export function isTooSoon(changedAt: number, at = performance.now()): boolean {
  return at - changedAt < DOUBLE_PRESS;
}

function wayBetween(one: Point, other: Point): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
