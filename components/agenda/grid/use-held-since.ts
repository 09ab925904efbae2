import { type RefObject, useLayoutEffect, useRef } from 'react';

/** When, by `performance.now()`, something was last taken in hand or left it. */
export function useHeldSince(heldId: string | undefined): RefObject<number> {
  const since = useRef(Number.NEGATIVE_INFINITY);
  const before = useRef(heldId);
  useLayoutEffect(() => {
    if (before.current === heldId) return;
    before.current = heldId;
    since.current = performance.now();
  }, [heldId]);
  return since;
}
