import type { MouseEvent } from 'react';

/** Milliseconds within which a press may be the other half of a double one. */
const DOUBLE_PRESS = 500;
/** Pixels that a hand wanders between the two. */
const WANDER = 30;
/** Milliseconds after which a hand has forgotten what it pressed, however slow the answer was. */
const FORGOTTEN = 5_000;

type Press = Pick<globalThis.MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>;

/** Where and when the pointer went down, and the time before that. */
let last: Press | undefined;
let before: Press | undefined;
if (typeof document !== 'undefined') {
  const remember = ({ clientX, clientY, timeStamp }: PointerEvent) => {
    before = last;
    last = { clientX, clientY, timeStamp };
  };
  document.addEventListener('pointerdown', remember, { capture: true, passive: true });
  document.addEventListener('pointercancel', forgetPress, { capture: true });
}

/** The pointer that went down drew, dragged or scrolled: that is no half of anything. */
export function forgetPress(): void {
  last = undefined;
}

/**
 * Whether a press may have been meant for what was under it before, and is no longer. `changedAt`: when
 * that went, by `performance.now()`. A finger's presses are not counted by every browser, a slow hand's
 * take longer than any time: each is told by the other.
 */
export function isDoublePress(
  { detail, timeStamp }: Pick<UIEvent, 'detail' | 'timeStamp'>,
  changedAt: number,
): boolean {
  return detail > 1 || isTooSoon(changedAt, timeStamp);
}

/**
 * The same where a first press may come as soon, on something else: told by its place as well. A key has
 * none.
 */
export function isOtherHalf(event: Pick<MouseEvent, 'detail'> & Press, changedAt: number): boolean {
  if (!isTooSoon(changedAt, begunAt(event))) return false;
  return event.detail !== 1 || (before !== undefined && isAtItsPlace(before, event));
}

/** A handler of capture: no other half gets into what came under it then. A key goes anywhere. */
export function keepOutOtherHalf(event: MouseEvent, changedAt: number): void {
  if (event.detail === 0 || !isOtherHalf(event, changedAt)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Whether nobody can have read yet what changed then; both by `performance.now()`. */
export function isTooSoon(changedAt: number, at = performance.now()): boolean {
  return at - changedAt < DOUBLE_PRESS;
}

/** A slow hand lets go, which is the click, long after it pressed. */
function begunAt({ detail, timeStamp }: Pick<UIEvent, 'detail' | 'timeStamp'>): number {
  return detail === 0 || last === undefined ? timeStamp : last.timeStamp;
}

function isAtItsPlace(one: Press, other: Press): boolean {
  const way = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  return way <= WANDER && other.timeStamp - one.timeStamp < FORGOTTEN;
}
