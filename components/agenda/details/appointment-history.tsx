'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Skeleton } from '@/components/ui/states/skeleton';
import type { AppointmentAct, MovedTo } from '@/lib/agenda/appointment-history';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { appointmentQueries } from '@/lib/agenda/shared/appointment-queries';
import { clinicMoment, formatInstant } from '@/lib/kit/dates/clinic-time';
import { dateFormat } from '@/lib/kit/dates/date-format';
import { formatTime } from '@/lib/kit/dates/time-format';

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

/** What was done, in words; of a move also where to, as far as the trail says it. */
function useDeedWords(timezone: string) {
  const t = useTranslations('appointment.history');
  const locale = useLocale();

  function momentOf(instant: string | undefined) {
    const date = new Date(instant ?? '');
    return Number.isNaN(date.getTime()) ? undefined : clinicMoment(date, timezone);
  }

  function timesOf({ startTime, endTime }: MovedTo): string | undefined {
    const start = momentOf(startTime);
    const end = momentOf(endTime);
    if (!start) return undefined;
    const day = dateFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }).format(new Date(`${start.date}T00:00:00Z`));
    const times = [start, ...(end ? [end] : [])].map(({ minutes }) => formatTime(minutes, locale));
    return `${day}, ${times.join(' – ')}`;
  }

  return function deedsOf({ deeds, movedTo = {} }: AppointmentAct): string {
    const place = [timesOf(movedTo), movedTo.doctor].filter(Boolean).join(' · ');
    return deeds
      .map((deed) =>
        deed === 'moved' && place !== '' ? t('movedTo', { place }) : t(`deeds.${deed}`),
      )
      .join(' · ');
  };
}
