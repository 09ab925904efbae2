import { overlaps, type Span } from '@/lib/kit/dates/span';

/** Which part of the width of its column something has: the lane, from 0, and of how many. */
export interface Lane {
  readonly lane: number;
  readonly of: number;
  /** How many of them it has; one where nothing is said. */
  readonly wide?: number;
}

/** A sign in the place of cards for which there is no room. */
export interface Rest {
  /** When the first of them begins, in minutes; the sign is one line high. */
  readonly from: number;
  readonly lane: Lane;
  readonly count: number;
  /** What none of them is but canceled is known to be free. */
  readonly isCanceled: boolean;
}

export interface Layout {
  /** By the index of the span; `undefined` where one of `rests` counts it. */
  readonly lanes: readonly (Lane | undefined)[];
  readonly rests: readonly Rest[];
}

/** Minutes of one line of words on the scale of `agenda.css`: no card is drawn lower. */
export const LEAST_DRAWN = 10;
/** Cards side by side of which each still tells its hour; where there are more, the last lane is a sign. */
const MOST = 3;
/** Of the width, what the sign of canceled ones has beside those that take place. */
const ASIDE = 5;

interface Drawn extends Span {
  readonly index: number;
}

/**
 * Where the cards of a column stand so that none covers another: side by side what is drawn at once,
 * one line high at least. What has no room is counted by a sign, as are canceled visits in whose time
 * somebody else comes. The one that `keeps` always has its card: it is open, or in hand.
 */
export function layoutOf(
  spans: readonly Span[],
  isCanceled: (index: number) => boolean,
  keeps: (index: number) => boolean = () => false,
): Layout {
  const drawn = spans.map(({ from, to }, index) => ({
    from,
    to: Math.max(to, from + LEAST_DRAWN),
    index,
  }));
  const counts = ({ index }: Drawn) => !isCanceled(index) || keeps(index);
  const counting = groupsOf(drawn.filter(counts));
  const canceled = drawn.filter((span) => !counts(span));
  const isBeside = (span: Span) => counting.some((group) => overlaps(group, span));
  const signs = signsOf(canceled.filter(isBeside));
  const alone: Drawn[] = [];
  for (const span of canceled.filter((each) => !isBeside(each))) {
    const covered = signs.find((sign) => overlaps(sign, span));
    if (covered) covered.indices.push(span.index);
    else alone.push(span);
  }
  const lanes = new Array<Lane | undefined>(spans.length).fill(undefined);
  const rests: Rest[] = signs.map(({ from, indices }) => ({
    from,
    lane: { lane: ASIDE - 1, of: ASIDE },
    count: indices.length,
    isCanceled: true,
  }));
  for (const group of [...counting, ...groupsOf(alone)]) {
    const isNarrow = signs.some((sign) => overlaps(sign, group));
    const placed = placedIn(group, keeps);
    for (const { index, lane } of placed.cards) {
      lanes[index] = laneOf(lane, placed.of, isNarrow);
    }
    for (const { from, indices } of signsOf(placed.hidden)) {
      rests.push({
        from,
        lane: laneOf(placed.of - 1, placed.of, isNarrow),
        count: indices.length,
        isCanceled: indices.every(isCanceled),
      });
    }
  }
  return { lanes, rests };
}

function laneOf(lane: number, of: number, isNarrow: boolean): Lane {
  if (!isNarrow) return { lane, of };
  return { lane: lane * (ASIDE - 1), of: of * ASIDE, wide: ASIDE - 1 };
}

interface Group extends Span {
  readonly spans: readonly Drawn[];
}

/** Spans that hang together through their overlaps, in their order. */
function groupsOf(spans: readonly Drawn[]): Group[] {
  const groups: { from: number; to: number; spans: Drawn[] }[] = [];
  const order = [...spans].sort((a, b) => a.from - b.from || b.to - a.to || a.index - b.index);
  for (const span of order) {
    const last = groups.at(-1);
    if (last && span.from < last.to) {
      last.spans.push(span);
      last.to = Math.max(last.to, span.to);
    } else groups.push({ from: span.from, to: span.to, spans: [span] });
  }
  return groups;
}

/** The first lanes of a group that are free, and who finds none where there would be too many. */
function placedIn({ spans }: Group, keeps: (index: number) => boolean) {
  const all = inLanes(spans, Number.POSITIVE_INFINITY);
  if (all.of <= MOST) return all;
  const kept = spans.filter(({ index }) => keeps(index));
  const others = spans.filter(({ index }) => !keeps(index));
  return { ...inLanes([...kept, ...others], MOST - 1), of: MOST };
}

function inLanes(spans: readonly Drawn[], most: number) {
  const taken: Drawn[][] = [];
  const cards: { index: number; lane: number }[] = [];
  const hidden: Drawn[] = [];
  for (const span of spans) {
    const found = taken.findIndex((lane) => lane.every((other) => !overlaps(other, span)));
    const lane = found === -1 ? taken.length : found;
    if (lane >= most) hidden.push(span);
    else {
      taken[lane] = [...(taken[lane] ?? []), span];
      cards.push({ index: span.index, lane });
    }
  }
  return { cards, hidden, of: taken.length };
}

/** One sign for those that begin within its height, so that no sign covers another. */
function signsOf(spans: readonly Drawn[]): (Span & { indices: number[] })[] {
  const signs: (Span & { indices: number[] })[] = [];
  for (const { from, index } of [...spans].sort((a, b) => a.from - b.from)) {
    const last = signs.at(-1);
    if (last && from < last.to) last.indices.push(index);
    else signs.push({ from, to: from + LEAST_DRAWN, indices: [index] });
  }
  return signs;
}
