import { dateFormat } from './date-format';

/** A calendar date without a zone, `YYYY-MM-DD`. */
export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
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
  const instant = Date.UTC(parts.year, parts.month - 1, parts.day);
  return dateFormat(locale, { dateStyle: style, timeZone: 'UTC' }).format(instant);
}
