import { WEEKDAYS, weekdayOf } from '@/lib/kit/schedule';
import { addDays } from './clinic-time';
import { daysInMonth, parseDate } from './dates';

/** The same day some months later, `YYYY-MM-DD`, or the last of a month that is shorter. */
export function monthLater(date: string, by: number): string {
  const parts = parseDate(date);
  const months = (parts?.year ?? 2000) * 12 + (parts?.month ?? 1) - 1 + by;
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  const day = Math.min(parts?.day ?? 1, daysInMonth(year, month));
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** Whole weeks from Monday to Sunday that hold the month of a date. */
export function weeksOf(date: string): string[][] {
  const first = `${date.slice(0, 7)}-01`;
  const before = WEEKDAYS.indexOf(weekdayOf(first));
  const days = daysInMonth(Number(first.slice(0, 4)), Number(first.slice(5, 7)));
  const count = Math.ceil((before + days) / 7);
  return Array.from({ length: count }, (_, week) =>
    WEEKDAYS.map((_day, index) => addDays(first, week * 7 + index - before)),
  );
}

/** Where a key leads in a month, as in any grid of days; `undefined` for any other key. */
export function steppedBy(date: string, key: string): string | undefined {
  const weekday = WEEKDAYS.indexOf(weekdayOf(date));
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekday);
    case 'End':
      return addDays(date, 6 - weekday);
    case 'PageUp':
      return monthLater(date, -1);
    case 'PageDown':
      return monthLater(date, 1);
    default:
      return undefined;
  }
}
