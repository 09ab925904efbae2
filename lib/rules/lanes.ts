import type { Span } from './span';

/** Which part of the width of its column something has: the lane, from 0, and of how many. */
export interface Lane {
  readonly lane: number;
  readonly of: number;
}

/**
 * Side by side what happens at once. Each group of spans that hang together through their overlaps
 * has as many lanes as it needs, and whoever overlaps nobody has the whole width. What is said of a
 * span stands at its index; nothing is as short as to share its lane: a span of no length counts as
 * one minute.
 */
export function lanesOf(spans: readonly Span[]): Lane[] {
  const order = spans
    .map(({ from, to }, index) => ({ from, to: Math.max(to, from + 1), index }))
    .sort((a, b) => a.from - b.from || b.to - a.to || a.index - b.index);
  const lanes = new Array<Lane>(spans.length).fill({ lane: 0, of: 1 });
  let group: { index: number; lane: number }[] = [];
  /** When each lane of the group is free again. */
  let free: number[] = [];

  const finish = () => {
    for (const { index, lane } of group) lanes[index] = { lane, of: free.length };
    group = [];
    free = [];
  };

  for (const { from, to, index } of order) {
    if (free.every((end) => end <= from)) finish();
    const found = free.findIndex((end) => end <= from);
    const lane = found === -1 ? free.length : found;
    free[lane] = to;
    group.push({ index, lane });
  }
  finish();
  return lanes;
}
