import { useLocale, useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { dateFormat } from '@/lib/rules/date-format';
import { formatDate } from '@/lib/rules/dates';
import { holidayOn } from '@/lib/rules/holidays';
import { weekdayOf } from '@/lib/rules/schedule';
import { byMonth } from './exception-dates';
import { exceptionName } from './field-name';
import { useScheduleWords } from './use-schedule-words';

interface ExceptionMonthsProps {
  dates: readonly string[];
  /** None where they are only looked at. */
  onRemove?: (date: string) => void;
}

/** Dates, month by month, each with the way to take it away. */
export function ExceptionMonths({ dates, onRemove }: ExceptionMonthsProps) {
  const t = useTranslations('schedules');
  const locale = useLocale();
  const words = useScheduleWords();
  return (
    <ul className="@container space-y-3">
      {byMonth(dates).map(({ month, dates: ofMonth }) => (
        <li
          key={month}
          className="grid gap-x-4 gap-y-1 @md:grid-cols-[8.5rem_minmax(0,1fr)] @md:items-baseline"
        >
          <p className="text-sm font-medium text-ink-muted first-letter:uppercase">
            {month === '' ? t('exceptions.unknown') : monthName(month, locale)}
          </p>
          <ul className="flex flex-wrap gap-1.5">
            {ofMonth.map((date) => {
              const isDate = month !== '';
              const holiday = isDate ? holidayOn(date) : undefined;
              return (
                <li
                  key={date}
                  className={
                    isDate
                      ? 'tabular flex min-h-8 items-center rounded-md border border-line pl-2.5 text-sm not-has-[button]:pr-2.5'
                      : 'flex min-h-8 items-center rounded-md border border-danger-line bg-danger-soft pl-2.5 text-sm text-danger not-has-[button]:pr-2.5'
                  }
                >
                  <span>
                    {isDate ? `${words.shortDay(weekdayOf(date))} ${Number(date.slice(8))}` : date}
                    {holiday && (
                      <span className="text-ink-muted"> · {t(`holidays.${holiday}`)}</span>
                    )}
                    {!isDate && <span className="block">{t('errors.invalid_date')}</span>}
                  </span>
                  {onRemove && (
                    <IconButton
                      icon="close"
                      name={exceptionName(date)}
                      label={t('exceptions.remove', { date: formatDate(date, locale, 'full') })}
                      onClick={() => onRemove(date)}
                    />
                  )}
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function monthName(month: string, locale: string): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  return dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(first);
}
