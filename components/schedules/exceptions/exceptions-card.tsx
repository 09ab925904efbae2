'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { formatDate } from '@/lib/kit/dates/dates';
import { type DateRun, splitPast } from '@/lib/kit/dates/exception-dates';
import { sortedExceptions, type WorkingBlock } from '@/lib/kit/schedule';
import { AddExceptions } from './add-exceptions';
import { ExceptionMonths } from './exception-months';
import { HolidaySuggestions } from './holiday-suggestions';

interface ExceptionsCardProps {
  exceptions: readonly string[];
  /** Of the week as it is being edited: holidays are suggested for its days. */
  blocks: readonly WorkingBlock[];
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  onChange: (exceptions: readonly string[], said: string) => void;
}

/** The days on which the doctor is nowhere. */
export function ExceptionsCard({ exceptions, blocks, today, onChange }: ExceptionsCardProps) {
  const t = useTranslations('schedules.exceptions');
  const locale = useLocale();
  const { past, coming } = splitPast(exceptions, today);

  function add(dates: readonly string[]): void {
    const next = sortedExceptions([...exceptions, ...dates]);
    onChange(next, t('added', { count: next.length - exceptions.length }));
  }
  function remove({ from, to, dates }: DateRun): void {
    const last = formatDate(to, locale, 'long');
    const first = formatDate(from, locale, 'long');
    onChange(
      exceptions.filter((each) => !dates.includes(each)),
      t('removed', { date: from === to ? first : t('range', { first, last }) }),
    );
  }

  return (
    <Card title={t('title')}>
      <p className="mb-3 text-sm text-ink-muted">{t('help')}</p>
      <AddExceptions today={today} listed={exceptions} onAdd={add} />
      <div className="mt-4 space-y-4">
        {coming.length === 0 ? (
          <p className="text-ink-muted">{t('empty')}</p>
        ) : (
          <ExceptionMonths dates={coming} onRemove={remove} />
        )}
        <HolidaySuggestions exceptions={exceptions} blocks={blocks} today={today} onAdd={add} />
        {past.length > 0 && (
          <details>
            <summary className="min-h-6 w-fit py-0.5 text-sm text-ink-muted touch:py-3">
              {t('past', { count: past.length })}
            </summary>
            <div className="mt-2">
              <ExceptionMonths dates={past} onRemove={remove} />
            </div>
          </details>
        )}
      </div>
    </Card>
  );
}
