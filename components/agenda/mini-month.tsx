'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { cx } from '@/components/ui/cx';
import { addDays } from '@/lib/kit/dates/clinic-time';
import { dateFormat } from '@/lib/kit/dates/date-format';
import { daysInMonth, formatDate, parseDate } from '@/lib/kit/dates/dates';
import { holidayOn } from '@/lib/kit/dates/holidays';
import { WEEKDAYS, weekdayOf } from '@/lib/kit/schedule';
import { ViewLink } from './view-link';

interface MiniMonthProps {
  date: string;
  today: string;
  hrefOf: (date: string) => string;
  onGo: (href: string) => void;
}

/** A month to jump in: each day is a link. */
export function MiniMonth({ date, today, hrefOf, onGo }: MiniMonthProps) {
  const t = useTranslations('agenda');
  const locale = useLocale();
  // The month that is looked at follows the date, until somebody turns the page.
  const [turned, setTurned] = useState<{ of: string; by: number }>({ of: date, by: 0 });
  const first = monthLater(date, turned.of === date ? turned.by : 0);
  const turn = (by: number) =>
    setTurned({ of: date, by: (turned.of === date ? turned.by : 0) + by });
  const weeks = weeksOf(first);
  return (
    <div className="w-64 p-2">
      <div className="mb-1 flex items-center justify-between">
        <IconButton icon="back" label={t('previousMonth')} onClick={() => turn(-1)} />
        <p aria-live="polite" className="font-medium first-letter:uppercase">
          {monthName(first, locale)}
        </p>
        <IconButton icon="forward" label={t('nextMonth')} onClick={() => turn(1)} />
      </div>
      <table className="w-full text-center">
        <thead>
          <tr className="text-xs text-ink-muted">
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" className="h-6 font-normal">
                {dayLetter(day, locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className="p-0">
                  <ViewLink
                    href={hrefOf(day)}
                    onGo={onGo}
                    aria-label={formatDate(day, locale, 'full')}
                    {...(day === date ? { 'aria-current': 'date' as const } : {})}
                    className={cx(
                      'flex h-8 touch:h-10 items-center justify-center rounded-sm text-ink no-underline hover:bg-hover aria-[current]:bg-accent aria-[current]:font-semibold aria-[current]:text-on-accent',
                      day.slice(0, 7) !== first.slice(0, 7) && 'text-ink-faint',
                      day === today && 'font-semibold text-accent underline',
                      (holidayOn(day) !== undefined || weekdayOf(day) === 'sunday') &&
                        'text-danger',
                    )}
                  >
                    {Number(day.slice(8))}
                  </ViewLink>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The first of the month that lies some months from a date's. */
function monthLater(date: string, by: number): string {
  const parts = parseDate(date);
  const months = (parts?.year ?? 2000) * 12 + (parts?.month ?? 1) - 1 + by;
  const year = String(Math.floor(months / 12)).padStart(4, '0');
  return `${year}-${String((months % 12) + 1).padStart(2, '0')}-01`;
}

/** Whole weeks from Monday to Sunday that hold the month. */
function weeksOf(first: string): string[][] {
  const before = WEEKDAYS.indexOf(weekdayOf(first));
  const days = daysInMonth(Number(first.slice(0, 4)), Number(first.slice(5, 7)));
  const count = Math.ceil((before + days) / 7);
  return Array.from({ length: count }, (_, week) =>
    WEEKDAYS.map((_day, index) => addDays(first, week * 7 + index - before)),
  );
}

function monthName(first: string, locale: string): string {
  const format = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${first}T00:00:00Z`));
}

function dayLetter(day: string, locale: string): string {
  const format = dateFormat(locale, { weekday: 'narrow', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
