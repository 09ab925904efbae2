'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useServerMinute } from '@/components/ui/use-server-minute';
import { clinicToday } from '@/lib/rules/clinic-time';
import { dateFormat } from '@/lib/rules/date-format';
import { useNewDay } from './use-new-day';

/** Server and browser may disagree on which kind of space stands before "p. m.". */
const sameSpaces = (text: string) => text.replace(/\s/g, '\u00a0');

/**
 * The calendar on the wall and the clock beside it. Both are the clinic's, whatever zone this
 * computer is in and whatever its own clock says. `now`: milliseconds, as the server saw it.
 */
export function DateLeaf({ now }: { now: number }) {
  const t = useTranslations('shell');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const date = new Date(useServerMinute(now));
  useNewDay(clinicToday(timeZone ?? 'UTC', date));
  const told = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { ...options, timeZone }).format(date);
  const day = told({ day: 'numeric' });
  const time = sameSpaces(told({ hour: 'numeric', minute: '2-digit' }));
  return (
    <div className="flex items-center gap-3 border-t border-rail-line px-4 py-3 max-lg:flex-col max-lg:gap-1 max-lg:px-1 max-lg:text-center">
      <p
        className="tabular text-2xl leading-none font-semibold text-rail-strong"
        aria-hidden="true"
      >
        {day}
      </p>
      <p className="text-xs leading-4">
        <time
          dateTime={date.toISOString().slice(0, 16)}
          className="block first-letter:uppercase"
          title={t('clinicTime')}
        >
          <span className="block first-letter:uppercase max-lg:hidden">
            {told({ weekday: 'long' })}
          </span>
          <span className="lg:hidden">{told({ weekday: 'short' })}</span>
          <span className="sr-only">{day}</span>{' '}
          <span className="block first-letter:uppercase max-lg:hidden">
            {told({ month: 'long' })}
          </span>
          <span className="block whitespace-nowrap text-rail-strong">{time}</span>
        </time>
      </p>
    </div>
  );
}
