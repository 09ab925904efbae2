'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { formatDate } from '@/lib/kit/dates/dates';
import { suggestedHolidays } from '@/lib/kit/dates/exception-dates';
import type { WorkingBlock } from '@/lib/kit/schedule';

interface HolidaySuggestionsProps {
  exceptions: readonly string[];
  blocks: readonly WorkingBlock[];
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  onAdd: (dates: readonly string[]) => void;
}

/** The holidays to come on which the week has hours: one press makes them days off. */
export function HolidaySuggestions({ exceptions, blocks, today, onAdd }: HolidaySuggestionsProps) {
  const t = useTranslations('schedules');
  const locale = useLocale();
  const suggested = suggestedHolidays(exceptions, blocks, today);
  if (suggested.length === 0) return null;
  return (
    <section aria-label={t('exceptions.suggested')}>
      <p className="mb-1 text-sm font-medium text-ink-muted">{t('exceptions.suggested')}</p>
      <ul className="flex flex-wrap gap-1.5">
        {suggested.map(({ date, name }) => {
          const holiday = t(`holidays.${name}`);
          return (
            <li key={date} className="max-w-full">
              <Button
                size="small"
                icon="add"
                // As high as a long name needs where there is little room for it.
                className="tabular h-auto! min-h-7 max-w-full touch:min-h-11"
                onClick={() => onAdd([date])}
              >
                <span className="sr-only">{t('exceptions.add')}</span>
                {formatDate(date, locale)}
                <span className="min-w-0 text-left font-normal wrap-anywhere whitespace-normal text-ink-muted">
                  {holiday}
                </span>
              </Button>
            </li>
          );
        })}
        {suggested.length > 1 && (
          <li>
            <Button
              size="small"
              variant="quiet"
              onClick={() => onAdd(suggested.map(({ date }) => date))}
            >
              {t('exceptions.addAll')}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}
