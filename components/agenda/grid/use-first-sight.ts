import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { VisibleHours } from '@/lib/agenda/rules/visible-hours';

/** Pixels that the heads of the columns take. */
const HEADS = 56;

interface FirstSight {
  /** Of the first column: another one is another day that opens. */
  readonly date: string | undefined;
  /** Of its day, at the upper edge. */
  readonly minute: number;
  readonly hours: VisibleHours;
}

/**
 * What is happening now is in sight when a day opens, with what came before it; whoever scrolled stays
 * where they are while the clock goes on.
 */
export function useFirstSight(
  scroller: RefObject<HTMLElement | null>,
  { date, minute, hours }: FirstSight,
): void {
  const show = useEffectEvent((_date: string | undefined) => {
    const element = scroller.current;
    if (!element) return;
    const share = (minute - hours.first * 60) / ((hours.last - hours.first) * 60);
    element.scrollTop = Math.max(0, share * (element.scrollHeight - HEADS));
  });
  useLayoutEffect(() => show(date), [date]);
}
