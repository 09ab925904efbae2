import { useLocale, useTranslations } from 'next-intl';
import { dateFormat } from '@/lib/kit/dates/date-format';
import { byMonth, type DateRun } from '@/lib/kit/dates/exception-dates';
import { ExceptionRun } from './exception-run';

interface ExceptionMonthsProps {
  dates: readonly string[];
  /** None where they are only looked at. */
  onRemove?: (run: DateRun) => void;
}

/** Dates, month by month, those in a row as one, each with the way to take it away. */
export function ExceptionMonths({ dates, onRemove }: ExceptionMonthsProps) {
  const t = useTranslations('schedules');
  const locale = useLocale();
  return (
    <ul className="@container space-y-3">
      {byMonth(dates).map(({ month, runs }) => (
        <li
          key={month}
          className="grid gap-x-4 gap-y-1 @md:grid-cols-[8.5rem_minmax(0,1fr)] @md:items-baseline"
        >
          <p className="text-sm font-medium text-ink-muted first-letter:uppercase">
            {month === '' ? t('exceptions.unknown') : monthName(month, locale)}
          </p>
          <ul className="flex flex-wrap gap-1.5">
            {runs.map((run) => (
              <ExceptionRun
                key={run.from}
                run={run}
                isDate={month !== ''}
                {...(onRemove && { onRemove })}
              />
            ))}
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
