import { dateFormat } from './date-format';
import type { DateParts } from './dates';

/** Hour (0–23), minute and calendar date of an instant on the clinic's wall clock. */
interface WallClock extends DateParts {
  readonly hour: number;
  readonly minute: number;
}

function wallClock(instant: Date, zone: string): WallClock {
  const format = dateFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = format.formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
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

/**
 * An ISO 8601 instant as date and time of the clinic. A value that is no instant is shown as it
 * came. Unusual spaces are made alike, for ICU versions of server and browser differ in them.
 */
export function formatInstant(value: string, locale: string, zone: string): string {
  const instant = new Date(value);
  if (Number.isNaN(instant.getTime())) return value;
  return dateFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  })
    .format(instant)
    .replace(/[\u00a0\u2009\u202f]/g, '\u00a0');
}
