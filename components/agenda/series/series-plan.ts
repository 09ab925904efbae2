import type { SeriesLine } from '@/lib/agenda/rules/series-lines';
import { parseDate } from '@/lib/kit/dates/dates';
import { minutesOf } from '@/lib/kit/schedule';

/**
 * What is to become of a line of a series: booked as it is, at the hour proposed instead, at another that
 * the person writes, or left out.
 */
export const LINE_KINDS = ['as-is', 'proposal', 'other', 'skip'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export interface LineChoice {
  readonly kind: LineKind;
  /** Of another hour: as it is typed. */
  readonly date: string;
  readonly time: string;
}

/** When a line is to be. */
export interface LinePlace {
  readonly date: string;
  /** Minutes since midnight. */
  readonly from: number;
  /** Absent: where the booking is. */
  readonly locationId?: string;
}

/** What is chosen of a line until the person chooses. */
export function firstChoice({ date, problem, proposal }: SeriesLine): LineChoice {
  const kind = problem === undefined ? 'as-is' : proposal === undefined ? 'skip' : 'proposal';
  return { kind, date, time: '' };
}

/** What can be chosen: what the doctor has already, or is over, is refused by the service. */
export function choicesOf({ problem, proposal }: SeriesLine): readonly LineKind[] {
  const isRefused = problem?.kind === 'doctor-busy' || problem?.kind === 'past';
  return LINE_KINDS.filter(
    (kind) => (kind !== 'as-is' || !isRefused) && (kind !== 'proposal' || proposal !== undefined),
  );
}

/** When it is booked; undefined for one that is left out, or whose hour is not written yet. */
export function placeOf(line: SeriesLine, { kind, date, time }: LineChoice): LinePlace | undefined {
  if (kind === 'as-is') return { date: line.date, from: line.from };
  if (kind === 'proposal' && line.proposal) {
    const { locationId, ...proposed } = line.proposal;
    return { date: proposed.date, from: proposed.from, locationId };
  }
  const from = minutesOf(time);
  return kind === 'other' && parseDate(date) !== null && from !== null ? { date, from } : undefined;
}
