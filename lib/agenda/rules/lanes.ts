import { overlaps, type Span } from '@/lib/kit/dates/span';

/** Which part of the width of its column something has: the lane, from 0, and of how many. */
export interface Lane {
  readonly lane: number;
  readonly of: number;
  /** How many of them it has; one where nothing is said. */
  readonly wide?: number;
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

/** What of the width of a column is left to what does not count. */
const ASIDE = 6;
/** More lanes than these are as narrow as what stands beside them: they give nothing away. */
const MOST_BESIDE = 4;

/**
 * The same where some spans do not count, such as canceled visits: beside what counts they have a
 * narrow strip at the edge, and the whole width where nothing that counts is at the same time.
 */
export function lanesBeside(spans: readonly Span[], counts: (index: number) => boolean): Lane[] {
  const lanes = new Array<Lane>(spans.length).fill({ lane: 0, of: 1 });
  const all = spans.map((span, index) => ({ ...span, index }));
  const counting = all.filter(({ index }) => counts(index));
  const groups = unionsOf(counting);
  const rest = all.filter(({ index }) => !counts(index));
  const beside = rest.filter((span) => groups.some((group) => overlaps(group, span)));
  const alone = rest.filter((span) => !beside.includes(span));
  const narrowed = groups.filter((group) => beside.some((span) => overlaps(group, span)));

  for (const { index } of beside) lanes[index] = { lane: ASIDE - 1, of: ASIDE };
  lanesOf(alone).forEach((lane, place) => {
    put(alone[place], lane);
  });
  lanesOf(counting).forEach(({ lane, of }, place) => {
    const span = counting[place];
    const gives = of <= MOST_BESIDE && span && narrowed.some((group) => overlaps(group, span));
    put(span, gives ? { lane: lane * (ASIDE - 1), of: of * ASIDE, wide: ASIDE - 1 } : { lane, of });
  });
  return lanes;

  function put(span: { readonly index: number } | undefined, lane: Lane): void {
    if (span) lanes[span.index] = lane;
  }
}

/** The times that are taken, each as long as spans hang together through their overlaps. */
function unionsOf(spans: readonly Span[]): Span[] {
  const unions: { from: number; to: number }[] = [];
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    const last = unions.at(-1);
    if (last && from < last.to) last.to = Math.max(last.to, to);
    else unions.push({ from, to });
  }
  return unions;
}
