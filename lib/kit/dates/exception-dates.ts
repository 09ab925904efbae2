import { type WorkingBlock, weekdayOf } from '@/lib/kit/schedule';
import { addDays } from './clinic-time';
import { parseDate } from './dates';
import { type HolidayName, holidayOn } from './holidays';

/** Longer ranges are a slip of the year. */
const MAX_RANGE_DAYS = 366;

/** Days ahead within which holidays are suggested. */
const SUGGEST_DAYS = 180;

export type RangeProblem = 'date' | 'order' | 'tooLong' | 'past' | 'listed';

/**
 * The dates of a range, both ends included, or why there are none to add to those that are `listed`. An
 * empty end is one day. What is all over before `today` is a slip of the year; an absence that goes on
 * may have begun before.
 */
export function datesOfRange(
  from: string,
  to: string,
  today: string,
  listed: readonly string[] = [],
): string[] | RangeProblem {
  const last = to === '' ? from : to;
  if (parseDate(from) === null || parseDate(last) === null) return 'date';
  if (last < from) return 'order';
  if (last < today) return 'past';
  const dates: string[] = [];
  for (let date = from; date <= last; date = addDays(date, 1)) {
    if (dates.length >= MAX_RANGE_DAYS) return 'tooLong';
    dates.push(date);
  }
  return dates.every((date) => listed.includes(date)) ? 'listed' : dates;
}

/** Dates in a row, as an absence is asked for and taken away. */
export interface DateRun {
  readonly from: string;
  readonly to: string;
  readonly dates: readonly string[];
}

export interface ExceptionMonth {
  /** `YYYY-MM`, of the first date of each run; empty for what is no date of the calendar. */
  readonly month: string;
  readonly runs: readonly DateRun[];
}

/**
 * Sorted dates by month, those that follow each other as one. Stored values that are no dates come
 * first, each alone, to be taken away.
 */
export function byMonth(dates: readonly string[]): ExceptionMonth[] {
  const months = new Map<string, DateRun[]>();
  for (const run of runsOf(dates)) {
    const month = parseDate(run.from) === null ? '' : run.from.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), run]);
  }
  return [...months]
    .map(([month, runs]) => ({ month, runs }))
    .sort((one, other) => (one.month < other.month ? -1 : 1));
}

function runsOf(dates: readonly string[]): DateRun[] {
  const runs: { from: string; to: string; dates: string[] }[] = [];
  for (const date of dates) {
    const last = runs.at(-1);
    const follows = last && parseDate(last.to) !== null && addDays(last.to, 1) === date;
    if (follows) {
      last.to = date;
      last.dates.push(date);
    } else {
      runs.push({ from: date, to: date, dates: [date] });
    }
  }
  return runs;
}

/** What is over, and the rest: what is still to come and what is no date at all. */
export function splitPast(dates: readonly string[], today: string) {
  const isPast = (date: string) => parseDate(date) !== null && date < today;
  return { past: dates.filter(isPast), coming: dates.filter((date) => !isPast(date)) };
}

/** The holidays of the months to come on which the week has hours and that are no exception yet. */
export function suggestedHolidays(
  exceptions: readonly string[],
  blocks: readonly WorkingBlock[],
  today: string,
): { readonly date: string; readonly name: HolidayName }[] {
  return Array.from({ length: SUGGEST_DAYS }, (_, days) => addDays(today, days)).flatMap((date) => {
    const name = holidayOn(date);
    const works = blocks.some(({ day }) => day === weekdayOf(date));
    return name === undefined || !works || exceptions.includes(date) ? [] : [{ date, name }];
  });
}

/** The first date from `today` on which the doctor is nowhere. */
export function nextException(exceptions: readonly string[], today: string): string | undefined {
  return exceptions
    .filter((date) => parseDate(date) !== null && date >= today)
    .reduce<string | undefined>(
      (first, date) => (first === undefined || date < first ? date : first),
      undefined,
    );
}
