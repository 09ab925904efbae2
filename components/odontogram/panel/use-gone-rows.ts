import { type MouseEvent, useCallback, useRef } from 'react';
import { keepOutOtherHalf } from '@/components/ui/second-press';

/** What becomes of the focus, and of the second half of a double press, where a row of a list went. */
export function useGoneRows() {
  const head = useRef<HTMLHeadingElement>(null);
  const goneAt = useRef(Number.NEGATIVE_INFINITY);

  /** Of a row that is still there: nobody else can tell afterwards that it had the focus. */
  const onGone = useCallback((row: HTMLElement): void => {
    goneAt.current = performance.now();
    // Where one reads in a long list stays in sight.
    const focusHead = () => head.current?.focus({ preventScroll: true });
    if (row.contains(document.activeElement)) focusHead();
    // What asked for a yes before gives the focus back to what is no longer there.
    else if (document.activeElement?.closest('dialog')) {
      setTimeout(() => {
        const focused = document.activeElement;
        if (focused === document.body || focused?.id === 'content') focusHead();
      });
    }
  }, []);

  /** It falls on the row that came up in its place, or on what the panel says where there is none. */
  const keepOut = (event: MouseEvent) => keepOutOtherHalf(event, goneAt.current);

  return { head, onGone, guards: { onMouseDownCapture: keepOut, onClickCapture: keepOut } };
}
