'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { appointmentQueries } from '@/lib/queries/appointments';
import type { AgendaEntry } from '@/lib/rules/agenda-entry';
import { formatInstant } from '@/lib/rules/clinic-time';
import { useDeedWords } from './use-deed-words';

interface AppointmentHistoryProps {
  entry: AgendaEntry;
  /** The clinic's, never the browser's. */
  timezone: string;
}

/** Who booked it and what became of it, as far as it was done here. */
export function AppointmentHistory({ entry, timezone }: AppointmentHistoryProps) {
  const t = useTranslations('appointment.history');
  const common = useTranslations('common');
  const locale = useLocale();
  const deedsOf = useDeedWords(timezone);
  const titleId = useId();
  const history = useQuery({
    ...appointmentQueries.history(entry),
    // A newer version of the same appointment; another one is shown in a new panel of its own.
    placeholderData: keepPreviousData,
  });
  const acts = history.data;
  return (
    <section aria-labelledby={titleId} className="border-t border-line pt-4">
      <h3 id={titleId} className="mb-1 font-medium">
        {t('title')}
      </h3>
      {history.isPending && <Skeleton className="h-5 w-56" />}
      {history.isLoadingError && (
        <div role="alert" className="grid justify-items-start gap-1.5">
          <p>{t('failed')}</p>
          <Button size="small" pending={history.isFetching} onClick={() => history.refetch()}>
            {common('retry')}
          </Button>
        </div>
      )}
      {acts && acts[0]?.deeds[0] !== 'booked' && <p className="text-ink-muted">{t('elsewhere')}</p>}
      {acts && acts.length > 0 && (
        <ol className="space-y-1.5">
          {acts.map((act) => (
            <li key={`${act.at} ${act.deeds.join()}`}>
              <span className="tabular">{deedsOf(act)}</span>{' '}
              {act.isUnknown && <span className="text-attention">{t('isUnknown')} </span>}
              <span className="tabular block text-sm text-ink-muted">
                {t('who', {
                  name: act.by ?? t('somebody'),
                  time: formatInstant(act.at, locale, timezone),
                })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
