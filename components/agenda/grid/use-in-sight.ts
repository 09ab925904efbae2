'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { reveal } from './reveal';

/** What is to be seen of the grid: an appointment, the time that is being booked, or a column. */
export interface Sought {
  readonly attribute: 'data-entry' | 'data-planned' | 'data-column';
  readonly value: string;
}

/**
 * Brings into sight what the address names, once for each time that it names something else or shows
 * it elsewhere (`where`), as soon as it is there: a day may still be on its way. Whoever scrolls after
 * that stays where they are.
 */
export function useInSight(
  frame: RefObject<HTMLElement | null>,
  sought: Sought | undefined,
  where: string,
): void {
  const asked = sought && `${sought.value} ${where}`;
  const shown = useRef<string>(undefined);
  // After the grid, which begins each day with its own hours.
  useLayoutEffect(() => {
    if (asked === shown.current) return;
    shown.current = undefined;
    if (sought === undefined) return;
    const found = `[${sought.attribute}="${CSS.escape(sought.value)}"]`;
    const element = frame.current?.querySelector<HTMLElement>(found);
    const scroller = element?.closest<HTMLElement>('[data-scroller]');
    if (!element || !scroller) return;
    reveal(scroller, element);
    shown.current = asked;
  });
}
