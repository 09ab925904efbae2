import { overlaps, type Span, subtract } from '@/lib/kit/dates/span';
import { type Weekday, weekdayOf } from '@/lib/kit/schedule';
import { type DoctorWeek, openOn, workingDayOf } from './working-day';

/** A time at which somebody can be booked: minutes since midnight of the date, at a place. */
export interface Opening extends Span {
  readonly date: string;
  readonly doctorId: string;
  readonly locationId: string;
}

/** A doctor whose days are searched. */
export interface Candidate {
  readonly doctorId: string;
  readonly week: DoctorWeek;
  /** What the doctor is booked for on a date, appointments that began the day before included. */
  readonly taken: (date: string) => readonly Span[];
  /** What the front desk keeps free on a date at a location; absent: nothing. */
  readonly blocked?: (date: string, locationId: string) => readonly Span[];
}

export interface OpeningSearch {
  /** Minutes. */
  readonly duration: number;
  readonly locationId?: string | undefined;
  /** Nothing begins before this minute of the first date. */
  readonly notBefore?: number | undefined;
}

/** When somebody would like to come, as they say it on the phone. */
export interface When {
  readonly part?: 'morning' | 'afternoon' | undefined;
  /** Minutes since midnight: nothing before. */
  readonly earliest?: number | undefined;
  readonly weekday?: Weekday | undefined;
}

const NOON = 12 * 60;
/** Openings that are told of each half of a day, by whichever doctors. */
const PER_HALF = 2;

/**
 * Openings as they are told on the phone: what suits, and of each morning and each afternoon two, of two
 * doctors or an hour apart, where there are such. `openings` are in order.
 */
export function spreadOpenings(openings: readonly Opening[], when: When = {}): Opening[] {
  const halves = new Map<string, Opening[]>();
  for (const opening of openings) {
    if (!suits(opening, when)) continue;
    const half = `${opening.date} ${isMorning(opening)}`;
    halves.set(half, [...(halves.get(half) ?? []), opening]);
  }
  return [...halves.values()].flatMap((half) => twoOf(half));
}

function suits({ date, from }: Opening, { part, earliest = 0, weekday }: When): boolean {
  if (part !== undefined && (part === 'morning') !== from < NOON) return false;
  return from >= earliest && (weekday === undefined || weekdayOf(date) === weekday);
}

function isMorning({ from }: Opening): boolean {
  return from < NOON;
}

function twoOf(half: readonly Opening[]): Opening[] {
  const [first, ...more] = half;
  if (first === undefined) return [];
  const second =
    more.find(({ doctorId }) => doctorId !== first.doctorId) ??
    more.find(({ from }) => from >= first.from + 60) ??
    more[0];
  return second ? [first, second].slice(0, PER_HALF) : [first];
}

/** Minutes from one proposed start to the next within free time. */
const STEP = 15;
/** Starts lie on these minutes, as the agenda is drawn. */
const GRID = 5;

/**
 * The starts at which an appointment of `duration` fits a doctor's day: within the hours of one
 * place, outside lunch, beside nobody. Proposed at the beginning of free time and every quarter of an
 * hour after it.
 */
export function openingsOn(
  date: string,
  { doctorId, week, taken, blocked }: Candidate,
  { duration, locationId, notBefore = 0 }: OpeningSearch,
): Opening[] {
  const day = workingDayOf(week, date);
  const busy = [...taken(date), { from: Number.NEGATIVE_INFINITY, to: notBefore }];
  const places = [...new Set(day.hours.map((hours) => hours.locationId))].filter(
    (place) => locationId === undefined || place === locationId,
  );
  return (
    places
      .flatMap((place) =>
        subtract(openOn(day, place), [...busy, ...(blocked?.(date, place) ?? [])]).flatMap((free) =>
          startsIn(free, duration).map((from) => ({
            date,
            doctorId,
            locationId: place,
            from,
            to: from + duration,
          })),
        ),
      )
      // One of no length takes nothing off the free time, and yet nobody is booked across it.
      .filter((opening) => !busy.some((each) => overlaps(each, opening)))
      .sort((a, b) => a.from - b.from)
  );
}

/** The first openings among several doctors and dates, the earliest first. */
export function firstOpenings(
  dates: readonly string[],
  candidates: readonly Candidate[],
  search: OpeningSearch,
  count: number,
): Opening[] {
  const found: Opening[] = [];
  for (const [index, date] of dates.entries()) {
    const ofDay = candidates
      .flatMap((candidate) =>
        openingsOn(date, candidate, index === 0 ? search : { ...search, notBefore: undefined }),
      )
      .sort((a, b) => a.from - b.from);
    found.push(...ofDay);
    if (found.length >= count) break;
  }
  return found.slice(0, count);
}

function startsIn({ from, to }: Span, duration: number): number[] {
  const starts: number[] = [];
  let start = Math.ceil(from / GRID) * GRID;
  while (start + duration <= to) {
    starts.push(start);
    // Onto the quarters of the hour, where people look for them.
    start = (Math.floor(start / STEP) + 1) * STEP;
  }
  return starts;
}
