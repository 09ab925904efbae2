/**
 * A part of a clinic's day, in minutes since its midnight; the end is not part of it. What goes on
 * past midnight ends beyond 1440.
 */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export const DAY_MINUTES = 1_440;

/** Half-open, as the service compares appointments: 10:00–10:30 and 10:30–11:00 only touch. */
export function overlaps(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to;
}

export function contains(outer: Span, inner: Span): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}

/** What is left of the spans without what is taken, in order; touching spans are joined first. */
export function subtract(spans: readonly Span[], taken: readonly Span[]): Span[] {
  const busy = joined(taken);
  return joined(spans).flatMap((span) => {
    const left: Span[] = [];
    let from = span.from;
    for (const each of busy) {
      if (each.to <= from) continue;
      if (each.from >= span.to) break;
      if (from < each.from) left.push({ from, to: each.from });
      from = each.to;
    }
    if (from < span.to) left.push({ from, to: span.to });
    return left;
  });
}

/** The same minutes in as few spans as possible, in order. */
export function joined(spans: readonly Span[]): Span[] {
  const sorted = spans.filter(({ from, to }) => from < to).sort((a, b) => a.from - b.from);
  const result: Span[] = [];
  for (const span of sorted) {
    const last = result.at(-1);
    if (last && span.from <= last.to) {
      result[result.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    } else {
      result.push({ from: span.from, to: span.to });
    }
  }
  return result;
}

/** Minutes in all, each counted once. */
export function minutesIn(spans: readonly Span[]): number {
  return joined(spans).reduce((sum, { from, to }) => sum + to - from, 0);
}

/** `HH:MM` of minutes since midnight; what lies past midnight is told as the time of the next day. */
export function timeOf(minutes: number): string {
  const ofDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(ofDay / 60))}:${pad(ofDay % 60)}`;
}
