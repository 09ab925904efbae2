import { joined, type Span } from '@/lib/kit/dates/span';

/** What is shown of a day on which nothing is planned: full hours. */
const USUAL = { first: 7, last: 19 };

/** The full hours that a day's grid has to show so that nothing on it is cut off. */
export interface VisibleHours {
  readonly first: number;
  readonly last: number;
}

export function visibleHours(spans: readonly Span[]): VisibleHours {
  // Something of no length is there too.
  const all = joined(spans.map(({ from, to }) => ({ from, to: Math.max(to, from + 1) })));
  const from = all[0]?.from ?? USUAL.first * 60;
  const to = all.at(-1)?.to ?? USUAL.last * 60;
  return {
    first: Math.min(USUAL.first, Math.floor(from / 60)),
    last: Math.min(24, Math.max(USUAL.last, Math.ceil(to / 60))),
  };
}
