import { dateFormat } from './date-format';
import type { DateParts } from './dates';

/** Hour (0–23), minute, second and calendar date of an instant on the clinic's wall clock. */
interface WallClock extends DateParts {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

function wallClock(instant: Date, zone: string): WallClock {
  const format = dateFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    era: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  const parts = format.formatToParts(instant);
  const text = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value;
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(text(type));
  return {
    // Counted as ISO 8601 does: the year before 1 is 0.
    year: text('era') === 'BC' ? 1 - part('year') : part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

/** Today's date at the clinic, `YYYY-MM-DD`, whatever the zone of the machine. */
export function clinicToday(zone: string, now: Date): string {
  const { year, month, day } = wallClock(now, zone);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** The clinic's time of day in hours: half past two in the afternoon is 14.5. */
export function clinicHours(zone: string, now: Date): number {
  const { hour, minute } = wallClock(now, zone);
  return hour + minute / 60;
}

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** The part of the clinic's day, as people greet: afternoon from noon, evening from six. */
export function partOfDay(zone: string, now: Date): PartOfDay {
  const { hour } = wallClock(now, zone);
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

const SHORT = { dateStyle: 'medium', timeStyle: 'short' } as const;
/** To the second, for what has to be told apart from what was done just before. */
export const EXACT = { dateStyle: 'medium', timeStyle: 'medium' } as const;

/**
 * An ISO 8601 instant as date and time of the clinic. A value that is no instant is shown as it
 * came. Unusual spaces are made alike, for ICU versions of server and browser differ in them.
 * With one style of the two it is the date or the time alone.
 */
export function formatInstant(
  value: string,
  locale: string,
  zone: string,
  style: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'> = SHORT,
): string {
  const instant = new Date(value);
  if (Number.isNaN(instant.getTime())) return value;
  return dateFormat(locale, { ...style, timeZone: zone })
    .format(instant)
    .replace(/[\u00a0\u2009\u202f]/g, '\u00a0');
}

/**
 * Milliseconds that the clinic's clock is ahead of UTC at an instant, in whole seconds; Bogotá five
 * hours less. Before zones there were only the hours of the sun, which no minute ends.
 */
function offsetOf(instant: Date, zone: string): number {
  const { year, month, day, hour, minute, second } = wallClock(instant, zone);
  const shown = new Date(0);
  // Not `Date.UTC`: it takes the years before 100 for those of the twentieth century.
  shown.setUTCFullYear(year, month - 1, day);
  shown.setUTCHours(hour, minute, second);
  return shown.getTime() - Math.floor(instant.getTime() / 1000) * 1000;
}

/** A date of the clinic and the minutes that its clock has counted since midnight. */
export interface ClinicMoment {
  readonly date: string;
  readonly minutes: number;
}

/** Zones change their offset on quarters of an hour only, so that one look serves all within one. */
const QUARTER = 15 * 60_000;
const offsets = new Map<string, number>();
const MAX_OFFSETS = 10_000;

/** When something is on the clinic's clock; a day of appointments asks this thousands of times. */
export function clinicMoment(instant: Date, zone: string): ClinicMoment {
  const quarter = Math.floor(instant.getTime() / QUARTER);
  const key = `${zone} ${quarter}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    if (offsets.size >= MAX_OFFSETS) offsets.clear();
    offset = offsetOf(new Date(quarter * QUARTER), zone);
    offsets.set(key, offset);
  }
  const shown = new Date(instant.getTime() + offset).toISOString();
  const [date = '', time = ''] = shown.split('T');
  return { date, minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) };
}

/** `2026-03-05T10:00:00-05:00`: the instant as the clinic's clock shows it, with its offset. */
export function toOffsetDateTime(instant: Date, zone: string): string {
  const offset = Math.round(offsetOf(instant, zone) / 60_000);
  const shown = new Date(instant.getTime() + offset * 60_000).toISOString();
  const size = Math.abs(offset);
  const sign = offset < 0 ? '-' : '+';
  return `${shown.replace(/\.\d+Z$/, '')}${sign}${pad(Math.floor(size / 60), 2)}:${pad(size % 60, 2)}`;
}

/**
 * The instant at which the clinic's clock shows a date and time (`YYYY-MM-DD`, `HH:MM`). A time
 * that the change to summer time leaves out is the same distance after the change.
 */
export function clinicInstant(date: string, time: string, zone: string): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const at = (guess: number) => asUtc - offsetOf(new Date(guess), zone);
  const first = at(asUtc);
  const second = at(first);
  // In the hour that is left out the two never agree, and the first lies after the change.
  return new Date(at(second) === second ? second : first);
}

/**
 * A calendar date some days later, or earlier: `YYYY-MM-DD`, with the longer years of ISO 8601
 * (`+010000-01-01`) beyond those of four digits.
 */
export function addDays(date: string, days: number): string {
  const later = new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString();
  return later.slice(0, later.indexOf('T'));
}

/** Calendar days from one date, `YYYY-MM-DD`, to another; below nought where that is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
