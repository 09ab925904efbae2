import { useLocale, useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import { dateFormat } from '@/lib/rules/date-format';
import { holidayOn } from '@/lib/rules/holidays';
import type { KnownWeek } from '@/lib/rules/working-day';
import { hueClass } from './span-class';
import { ViewLink } from './view-link';

const NAME =
  'block truncate font-semibold text-ink no-underline hover:text-accent hover:underline print:line-clamp-2 print:text-xs print:leading-tight print:whitespace-normal';

interface DoctorHeadProps {
  name: string;
  /** Appointments that take place. */
  count: number;
  hue: number | undefined;
  week: KnownWeek | undefined;
  href: string;
  onGo: (href: string) => void;
}

/**
 * Whose column it is; leads to the doctor's week. No stop of the Tab key, of which the grid has one: the
 * keys `w` and `d` and the choice of the doctor lead there too.
 */
export function DoctorHead({ name, count, hue, week, href, onGo }: DoctorHeadProps) {
  const t = useTranslations('agenda');
  return (
    <div className={cx('flex items-start gap-1.5', hueClass(hue))}>
      <span className="mt-1.5 size-2.5 shrink-0 rounded-xs bg-(--edge)" aria-hidden="true" />
      <div className="min-w-0">
        <h2>
          <ViewLink href={href} onGo={onGo} tabIndex={-1} title={name} className={NAME}>
            {name}
          </ViewLink>
        </h2>
        <p className="truncate text-xs text-ink-muted print:leading-3">
          {t('total', { count })}
          {week === 'none' && ` · ${t('noSchedule')}`}
          {week === 'unread' && ` · ${t('unreadSchedule')}`}
        </p>
      </div>
    </div>
  );
}

interface DateHeadProps {
  date: string;
  isToday: boolean;
  href: string;
  onGo: (href: string) => void;
}

/** Which date it is; leads to everybody's day. */
export function DateHead({ date, isToday, href, onGo }: DateHeadProps) {
  const t = useTranslations('agenda.holidays');
  const locale = useLocale();
  const holiday = holidayOn(date);
  const format = dateFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return (
    <>
      <h2>
        <ViewLink
          href={href}
          onGo={onGo}
          tabIndex={-1}
          className={cx(NAME, 'first-letter:uppercase', isToday && 'text-accent')}
        >
          {format.format(new Date(`${date}T00:00:00Z`))}
        </ViewLink>
      </h2>
      {holiday && <p className="truncate text-xs text-danger">{t(holiday)}</p>}
    </>
  );
}
