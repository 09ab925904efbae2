import { useLocale, useTranslations } from 'next-intl';
import { exceptionName } from '@/components/schedules/field-name';
import { useScheduleWords } from '@/components/schedules/use-schedule-words';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { dateFormat } from '@/lib/kit/dates/date-format';
import { formatDate } from '@/lib/kit/dates/dates';
import type { DateRun } from '@/lib/kit/dates/exception-dates';
import { holidayOn } from '@/lib/kit/dates/holidays';
import { weekdayOf } from '@/lib/kit/schedule';

interface ExceptionRunProps {
  run: DateRun;
  /** Or a stored value that is none. */
  isDate: boolean;
  onRemove?: (run: DateRun) => void;
}

/** A day, or days in a row, on which the doctor is nowhere. */
export function ExceptionRun({ run, isDate, onRemove }: ExceptionRunProps) {
  const t = useTranslations('schedules');
  const locale = useLocale();
  const words = useScheduleWords();
  const { from, to, dates } = run;
  const isRange = dates.length > 1;
  const holiday = isDate && !isRange ? holidayOn(from) : undefined;
  const short = (date: string) => `${words.shortDay(weekdayOf(date))} ${Number(date.slice(8))}`;
  // The month is said above; of a day that lies in another one it is said here.
  const last =
    from.slice(0, 7) === to.slice(0, 7) ? short(to) : `${short(to)} ${monthOf(to, locale)}`;
  const full = isRange
    ? t('exceptions.range', {
        first: formatDate(from, locale, 'full'),
        last: formatDate(to, locale, 'full'),
      })
    : formatDate(from, locale, 'full');
  return (
    <li
      className={
        isDate
          ? 'tabular flex min-h-8 items-center rounded-md border border-line pl-2.5 text-sm not-has-[button]:pr-2.5'
          : 'flex min-h-8 min-w-0 items-center rounded-md border border-danger-line bg-danger-soft pl-2.5 text-sm text-danger not-has-[button]:pr-2.5'
      }
    >
      <span className="min-w-0 wrap-anywhere">
        {!isDate && from}
        {isDate && (isRange ? t('exceptions.range', { first: short(from), last }) : short(from))}
        {isRange && (
          <span className="text-ink-muted"> · {t('exceptions.days', { count: dates.length })}</span>
        )}
        {holiday && <span className="text-ink-muted"> · {t(`holidays.${holiday}`)}</span>}
        {!isDate && <span className="block">{t('errors.invalid_date')}</span>}
      </span>
      {onRemove && (
        <IconButton
          icon="close"
          name={exceptionName(from)}
          label={t('exceptions.remove', { date: full })}
          onClick={() => onRemove(run)}
        />
      )}
    </li>
  );
}

function monthOf(date: string, locale: string): string {
  const instant = new Date(`${date}T00:00:00Z`);
  return dateFormat(locale, { month: 'short', timeZone: 'UTC' }).format(instant);
}
