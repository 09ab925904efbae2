import type { Span } from '@/lib/kit/dates/span';
import { minutesOf, openSpans, type WorkingBlock } from '@/lib/kit/schedule';

/**
 * The hours of a block without its lunch, none of one whose times make no sense. A lunch may lie outside
 * of its block, while it is typed or as it was stored: nothing is open there.
 */
export function openHours(block: WorkingBlock): Span[] {
  const from = minutesOf(block.startTime);
  const to = minutesOf(block.endTime);
  if (from === null || to === null) return [];
  return openSpans(block)
    .map((span) => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) }))
    .filter((span) => span.from < span.to);
}
