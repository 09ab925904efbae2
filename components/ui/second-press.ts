import type { MouseEvent } from 'react';

/** Milliseconds within which a press may be the other half of a double one. */
const DOUBLE_PRESS = 500;

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

/** Whether nobody can have read yet what changed then; both by `performance.now()`. */
export function isTooSoon(changedAt: number, at = performance.now()): boolean {
  return at - changedAt < DOUBLE_PRESS;
}

/**
 * The same where a first press may come as soon, right after a drag or on what opened: of a mouse it is
 * told by the count alone.
 */
export function isOtherHalf(
  { detail, timeStamp, nativeEvent }: Pick<MouseEvent, 'detail' | 'timeStamp' | 'nativeEvent'>,
  changedAt: number,
): boolean {
  const isFinger = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
  return isTooSoon(changedAt, timeStamp) && (detail !== 1 || isFinger);
}
