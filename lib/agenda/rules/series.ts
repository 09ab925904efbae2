import { addDays } from '@/lib/kit/dates/clinic-time';
import { daysInMonth } from '@/lib/kit/dates/dates';

export const SERIES_UNITS = ['day', 'week', 'month'] as const;
export type SeriesUnit = (typeof SERIES_UNITS)[number];

/** How appointments follow each other. */
export interface SeriesPattern {
  readonly count: number;
  readonly every: number;
  readonly unit: SeriesUnit;
}

/** With fewer it is no series; more than a year of weeks nobody plans. */
export const SERIES_COUNT = { least: 2, most: 60 } as const;
export const SERIES_EVERY = { least: 1, most: 90 } as const;

/**
 * The dates of a series from its first (`YYYY-MM-DD`). Every so many months is the same day of the month,
 * or its last day where the month is shorter; the months after it are not shortened by that.
 */
export function seriesDates(first: string, { count, every, unit }: SeriesPattern): string[] {
  return Array.from({ length: count }, (_, index) => {
    if (unit === 'month') return monthsLater(first, index * every);
    return addDays(first, index * every * (unit === 'week' ? 7 : 1));
  });
}

function monthsLater(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const counted = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(counted / 12), (counted % 12) + 1];
  const toDay = Math.min(day, daysInMonth(toYear, toMonth));
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${toYear}-${pad(toMonth)}-${pad(toDay)}`;
}
