'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useMakeAnew } from '@/components/form/use-make-anew';
import { useServerMinute } from '@/components/ui/use-server-minute';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { dateFormat } from '@/lib/kit/dates/date-format';

/** Milliseconds until it is tried again where it could not be made. */
const AGAIN = 60_000;

/**
 * A page that was left open over midnight is made anew, so that nobody reads yesterday as today; what
 * is typed stays. `today` is the clinic's date. A tab in the background waits until it is looked at.
 */
function useNewDay(today: string): void {
  const makeAnew = useMakeAnew();
  const made = useRef(today);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const renew = async () => {
      clearTimeout(timer);
      if (made.current === today || document.visibilityState === 'hidden') return;
      if (await makeAnew()) made.current = today;
      else if (!isOver) timer = setTimeout(renew, AGAIN);
    };
    renew();
    document.addEventListener('visibilitychange', renew);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [today, makeAnew]);
}

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
