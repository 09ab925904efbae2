import type { Span } from '@/lib/kit/dates/span';
import { minutesOf, type WorkingBlock } from '@/lib/kit/schedule';

const USUAL: Span = { from: 7 * 60, to: 19 * 60 };

/** The whole hours that a drawing has to show: those of a usual day, and all that are worked. */
export function hourWindow(blocks: readonly WorkingBlock[]): Span {
  const starts = blocks.flatMap(({ startTime }) => minutesOf(startTime) ?? []);
  const ends = blocks.flatMap(({ endTime }) => minutesOf(endTime) ?? []);
  return {
    from: Math.floor(Math.min(USUAL.from, ...starts) / 60) * 60,
    to: Math.ceil(Math.max(USUAL.to, ...ends) / 60) * 60,
  };
}

/** Where a minute lies in the window, as SVG takes it: a share of the whole. */
export function shareOf(minutes: number, { from, to }: Span): string {
  return `${(((minutes - from) / (to - from)) * 100).toFixed(3)}%`;
}
