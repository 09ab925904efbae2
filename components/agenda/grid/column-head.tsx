import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { ColumnOutButton, OutNote } from '@/components/agenda/out/column-out';
import { ViewLink } from '@/components/agenda/view-link';
import { cx } from '@/components/ui/cx';
import type { Out } from '@/lib/agenda/rules/blocks';
import type { KnownWeek } from '@/lib/agenda/rules/working-day';
import { dateFormat } from '@/lib/kit/dates/date-format';
import { holidayOn } from '@/lib/kit/dates/holidays';
import { hueClass } from './span-class';

const NAME =
  'line-clamp-2 leading-4 font-semibold text-ink no-underline hover:text-accent hover:underline print:text-xs print:leading-tight';

const TODAY =
  'aria-[current]:w-fit aria-[current]:rounded-sm aria-[current]:bg-accent aria-[current]:px-1.5 aria-[current]:text-on-accent print:aria-[current]:bg-transparent print:aria-[current]:px-0 print:aria-[current]:text-ink';

/** Who is not there, in the head of a column. */
interface HeadOut {
  out: Out | undefined;
  stranded: ComponentProps<typeof OutNote>['stranded'];
  /** Opens what is recorded; absent where the person may not. */
  onOut: (() => void) | undefined;
}

interface DoctorHeadProps extends HeadOut {
  name: string;
  /** Appointments that take place. */
  count: number;
  /** Those of them that the filters hide. */
  hidden: number;
  hue: number | undefined;
  /** Where the doctor works that day. */
  places: readonly string[];
  week: KnownWeek | undefined;
  href: string;
  onGo: (href: string) => void;
}

/**
 * Whose column it is; leads to the doctor's week. No stop of the Tab key, of which the grid has one: the
 * keys `w` and `d` and the choice of the doctor lead there too.
 */
export function DoctorHead({
  name,
  count,
  hidden,
  hue,
  places,
  week,
  href,
  onGo,
  out,
  stranded,
  onOut,
}: DoctorHeadProps) {
  const t = useTranslations('agenda');
  const total = hidden > 0 ? t('hiddenOf', { count, hidden }) : t('total', { count });
  const told = [total, ...places].join(' · ');
  return (
    <div className={cx('flex items-start gap-1.5', hueClass(hue))}>
      <span className="mt-1.5 size-2.5 shrink-0 rounded-xs bg-(--edge)" aria-hidden="true" />
      <div className="min-w-0">
        <h2>
          <ViewLink
            href={href}
            onGo={onGo}
            tabIndex={-1}
            title={name}
            className={cx(NAME, out && 'line-clamp-1!')}
          >
            {name}
          </ViewLink>
        </h2>
        {out && <OutNote out={out} stranded={stranded} />}
        <p
          className={cx(
            'truncate text-xs text-ink-muted print:leading-3',
            onOut && 'pr-4',
            out && 'sr-only',
          )}
          title={told}
        >
          {places.length === 0 || hidden > 0 ? (
            told
          ) : (
            // A column has no room for the word and the place.
            <>
              <span aria-hidden="true">{count}</span>
              <span className="sr-only">{t('total', { count })}</span>
              {` · ${places.join(' · ')}`}
            </>
          )}
          {week === 'none' && ` · ${t('noSchedule')}`}
          {week === 'unread' && ` · ${t('unreadSchedule')}`}
        </p>
      </div>
      {onOut && <ColumnOutButton name={name} onOpen={onOut} />}
    </div>
  );
}

interface DateHeadProps extends HeadOut {
  date: string;
  isToday: boolean;
  /** Where the doctor works that day. */
  places: readonly string[];
  href: string;
  onGo: (href: string) => void;
}

/** Which date it is; leads to everybody's day. */
export function DateHead({
  date,
  isToday,
  places,
  href,
  onGo,
  out,
  stranded,
  onOut,
}: DateHeadProps) {
  const t = useTranslations('agenda.holidays');
  const locale = useLocale();
  const holiday = holidayOn(date);
  const format = dateFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const day = format.format(new Date(`${date}T00:00:00Z`));
  return (
    <div className="flex items-start gap-1.5">
      <div className="min-w-0">
        <h2>
          <ViewLink
            href={href}
            onGo={onGo}
            tabIndex={-1}
            {...(isToday ? { 'aria-current': 'date' as const } : {})}
            className={cx(NAME, 'first-letter:uppercase', TODAY)}
          >
            {day}
          </ViewLink>
        </h2>
        {holiday && <p className="truncate text-xs text-danger">{t(holiday)}</p>}
        {out ? (
          <OutNote out={out} stranded={stranded} />
        ) : (
          <p className={cx('truncate text-xs text-ink-muted', onOut && 'pr-4')}>
            {places.join(' · ')}
          </p>
        )}
      </div>
      {onOut && <ColumnOutButton name={day} onOpen={onOut} />}
    </div>
  );
}
