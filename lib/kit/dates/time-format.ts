import { dateFormat } from './date-format';

const MINUTE = 60_000;

/**
 * A time of day as the locale writes it, `2:30 p. m.`, of minutes since midnight; what lies past
 * midnight is the time of the next day.
 */
export function formatTime(minutes: number, locale: string): string {
  return inUtc(minutes, locale, { hour: 'numeric', minute: '2-digit' });
}

/** A full hour beside a scale: `2 p. m.`. */
export function formatHour(hour: number, locale: string): string {
  return inUtc(hour * 60, locale, { hour: 'numeric' });
}

export function formatTimes(span: { from: number; to: number }, locale: string): string {
  return `${formatTime(span.from, locale)} – ${formatTime(span.to, locale)}`;
}

/** Its spaces are made alike, for ICU versions differ in them, and never break a line. */
function inUtc(minutes: number, locale: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(locale, { ...options, timeZone: 'UTC' })
    .format(new Date(minutes * MINUTE))
    .replace(/\s/g, '\u00a0');
}
