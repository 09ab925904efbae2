import { dateFormat } from './date-format';

/** A calendar date without a zone, `YYYY-MM-DD`. */
export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

export function daysInMonth(year: number, month: number): number {
  return utcMidnight(year, month + 1, 0).getUTCDate();
}

/** Not `Date.UTC`: it takes the years before 100 for those of the twentieth century. */
function utcMidnight(year: number, month: number, day: number): Date {
  const midnight = new Date(0);
  midnight.setUTCFullYear(year, month - 1, day);
  return midnight;
}

/** The parts of `YYYY-MM-DD`; null for anything that is no date of the calendar. */
export function parseDate(value: string): DateParts | null {
  const match = ISO_DATE.exec(value);
  if (match === null) return null;
  const year = Number(match[1]);
  const month = Number(match[2]);
  const day = Number(match[3]);
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return { year, month, day };
}

export type DateStyle = 'medium' | 'long' | 'full';

/**
 * A date as the locale writes it, always from its parts: reading `2026-03-05` as an instant would
 * show 4 March in Bogotá. A value that is no date is shown as it came.
 */
export function formatDate(value: string, locale: string, style: DateStyle = 'medium'): string {
  const parts = parseDate(value);
  if (parts === null) return value;
  const instant = utcMidnight(parts.year, parts.month, parts.day);
  return dateFormat(locale, { dateStyle: style, timeZone: 'UTC' }).format(instant);
}
