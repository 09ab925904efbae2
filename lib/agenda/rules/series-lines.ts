import { addDays, type ClinicMoment, daysBetween } from '@/lib/kit/dates/clinic-time';
import { type HolidayName, holidayOn } from '@/lib/kit/dates/holidays';
import { overlaps, type Span } from '@/lib/kit/dates/span';
import type { AgendaEntry } from './agenda-entry';
import type { Block } from './blocks';
import { type BookingConcern, bookingConcerns } from './booking-concerns';
import { type Candidate, type Opening, openingsOn } from './openings';
import type { KnownWeek } from './working-day';

/** What speaks against an appointment of a series, without a name of anybody. */
export interface SeriesProblem {
  readonly kind: BookingConcern['kind'];
  readonly holiday?: HolidayName;
  /** Of a block. */
  readonly reason?: string;
}

/** One appointment of a series as it is previewed. */
export interface SeriesLine extends Span {
  readonly date: string;
  readonly problem?: SeriesProblem;
  /** The nearest time at which nothing speaks against it; none within the days searched. */
  readonly proposal?: Opening;
}

export interface SeriesSlot extends Span {
  readonly doctorId: string;
  readonly locationId: string;
  readonly patientId: string;
}

interface Around {
  /** Of the doctor and of the patient, on all the dates. */
  readonly entries: readonly AgendaEntry[];
  readonly week: KnownWeek;
  readonly blocks: readonly Block[];
  readonly candidate: Candidate | undefined;
  /** What the patient has on a date. */
  readonly busy: (date: string) => readonly Span[];
  readonly now: ClinicMoment;
}

/** Days after a date on which another time is looked for. */
const NEAR_DAYS = 7;

/**
 * Each date judged as a booking would be, and for each against which something speaks the nearest time of
 * the same doctor: on the same day, or the next days before the date that follows. No two lines are given
 * one time.
 */
export function seriesLines(
  dates: readonly string[],
  slot: SeriesSlot,
  around: Around,
): SeriesLine[] {
  const judged = dates.map((date) => ({ date, problem: problemOf(date, slot, around) }));
  const given: Opening[] = judged
    .filter(({ problem }) => problem === undefined)
    .map(({ date }) => ({ ...slot, date }));
  return judged.map(({ date, problem }, index) => {
    const { from, to } = slot;
    if (problem === undefined) return { date, from, to };
    const next = judged[index + 1]?.date;
    const days = next === undefined ? NEAR_DAYS : daysBetween(date, next) - 1;
    const proposal = nearest({ date, days: Math.min(days, NEAR_DAYS) }, slot, around, given);
    if (proposal) given.push(proposal);
    return { date, from, to, problem, ...(proposal && { proposal }) };
  });
}

function problemOf(
  date: string,
  slot: SeriesSlot,
  { entries, week, blocks, now }: Around,
): SeriesProblem | undefined {
  const [first] = bookingConcerns({ ...slot, date }, { entries, week, blocks, now });
  if (first === undefined) return undefined;
  return {
    kind: first.kind,
    ...(first.kind === 'holiday' && { holiday: first.name }),
    ...(first.kind === 'blocked' && { reason: first.block.reason }),
  };
}

function nearest(
  { date: first, days }: { readonly date: string; readonly days: number },
  { from, to }: SeriesSlot,
  { candidate, busy, now }: Around,
  given: readonly Opening[],
): Opening | undefined {
  if (candidate === undefined) return undefined;
  const away = (opening: Opening) => Math.abs(opening.from - from);
  for (let day = 0; day <= days; day += 1) {
    const date = addDays(first, day);
    if (holidayOn(date) !== undefined || date < now.date) continue;
    const taken = [...busy(date), ...given.filter((other) => other.date === date)];
    const notBefore = date === now.date ? now.minutes : undefined;
    const [found] = openingsOn(date, candidate, { duration: to - from, notBefore })
      .filter((opening) => !taken.some((span) => overlaps(span, opening)))
      .sort((one, other) => away(one) - away(other) || one.from - other.from);
    if (found) return found;
  }
  return undefined;
}
