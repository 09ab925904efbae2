import { useLocale, useTranslations } from 'next-intl';
import type { Place } from '@/components/schedules/places';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/buttons/link';
import { cx } from '@/components/ui/cx';
import type { KnownWeek } from '@/lib/agenda/rules/working-day';
import type { AgendaDoctor } from '@/lib/agenda/shared/directory';
import { formatDate } from '@/lib/kit/dates/dates';
import { nextException } from '@/lib/kit/dates/exception-dates';
import { holidayOn } from '@/lib/kit/dates/holidays';
import type { Span } from '@/lib/kit/dates/span';
import { HoursPerPlace } from './hours-per-place';
import { WeekHours } from './week-hours';
import { WeekPicture } from './week-picture';

interface DoctorWeekRowProps {
  doctor: AgendaDoctor;
  week: KnownWeek;
  places: readonly Place[];
  hours: Span;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
}

/** A doctor in the list of schedules. The whole row leads to the schedule. */
export function DoctorWeekRow({ doctor, week, places, hours, today }: DoctorWeekRowProps) {
  const t = useTranslations('schedules');
  return (
    <li className="relative grid break-inside-avoid gap-x-6 gap-y-3 px-4 py-3 hover:bg-hover has-[a:focus-visible]:bg-accent-soft md:grid-cols-[12rem_minmax(0,1fr)] xl:grid-cols-[12rem_minmax(14rem,1fr)_12rem_9rem] print:grid-cols-[11rem_minmax(0,1fr)_9rem] print:py-2">
      <div className="min-w-0">
        <Link
          href={`/schedules/${encodeURIComponent(doctor.id)}`}
          className="font-medium wrap-anywhere text-ink no-underline after:absolute after:inset-0 hover:text-accent"
        >
          {doctor.name}
        </Link>
        {doctor.specialty && <p className="text-sm text-ink-muted">{doctor.specialty}</p>}
        {!doctor.active && (
          <p className="mt-1">
            <Badge>{t('inactive')}</Badge>
          </p>
        )}
      </div>
      {typeof week === 'string' ? (
        <p
          className={
            week === 'unread'
              ? 'text-attention xl:col-span-3 print:col-span-2'
              : 'text-ink-muted xl:col-span-3 print:col-span-2'
          }
        >
          {t(week === 'unread' ? 'unread' : 'noWeek')}
        </p>
      ) : (
        <>
          <div className="min-w-0">
            {/* On a wall the words say it, and all doctors find room on a sheet. */}
            <div className="print:hidden">
              <WeekPicture blocks={week.workingDays} places={places} hours={hours} />
            </div>
            <WeekHours blocks={week.workingDays} places={places} />
          </div>
          <div
            className={cx(
              'min-w-0 md:col-start-2 xl:col-start-auto',
              week.workingDays.length > 0 && 'print:hidden',
            )}
          >
            <p className="text-sm text-ink-faint">{t('perWeek')}</p>
            {week.workingDays.length === 0 ? (
              <p className="text-sm text-ink-muted">{t('closedWeek')}</p>
            ) : (
              <HoursPerPlace blocks={week.workingDays} places={places} />
            )}
          </div>
          <div className="min-w-0 md:col-start-2 xl:col-start-auto print:col-start-3">
            <p className="text-sm text-ink-faint">{t('nextException')}</p>
            <NextException date={nextException(week.exceptions, today)} />
          </div>
        </>
      )}
    </li>
  );
}

function NextException({ date }: { date: string | undefined }) {
  const t = useTranslations('schedules');
  const locale = useLocale();
  if (date === undefined) return <p className="text-sm text-ink-muted">{t('noException')}</p>;
  const holiday = holidayOn(date);
  return (
    <p className="text-sm">
      <time dateTime={date}>{formatDate(date, locale)}</time>
      {holiday && <span className="block text-ink-muted">{t(`holidays.${holiday}`)}</span>}
    </p>
  );
}
