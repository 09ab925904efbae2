'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { AgendaGrid, type SlotPlace } from '@/components/agenda/agenda-grid';
import { AgendaList } from '@/components/agenda/agenda-list';
import { AgendaSkeleton } from '@/components/agenda/agenda-skeleton';
import { useDirectoryNames } from '@/components/agenda/use-directory-names';
import { useGridColumns } from '@/components/agenda/use-grid-columns';
import { useNow } from '@/components/agenda/use-now';
import { LoadError } from '@/components/form/load-error';
import { EmptyState } from '@/components/ui/empty-state';
import { agendaQueries } from '@/lib/queries/agenda';
import { type PageProblem, toProblem } from '@/lib/queries/page-problem';
import { useAgendaStream } from '@/lib/queries/use-agenda-stream';
import { filterEntries } from '@/lib/rules/agenda-columns';
import { formatDate } from '@/lib/rules/dates';
import { timeOf } from '@/lib/rules/span';
import { AgendaControls } from './agenda-controls';
import { AgendaHead } from './agenda-head';
import { AgendaNotices } from './agenda-notices';
import { doctorOfWeek, rangeOf } from './range-of';
import { datesOf } from './search-params';
import { useAgendaView } from './use-agenda-view';

interface AgendaScreenProps {
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  /** The server's clock, milliseconds. */
  now: number;
  timezone: string;
  mayBook: boolean;
  /** The load that failed on the server. */
  problem: PageProblem | undefined;
}

export function AgendaScreen({
  today,
  now: serverNow,
  timezone,
  mayBook,
  problem,
}: AgendaScreenProps) {
  const t = useTranslations('agenda');
  const locale = useLocale();
  const now = useNow(serverNow, timezone);
  const { view, hrefOf, go } = useAgendaView(today);
  const directory = useQuery(agendaQueries.directory());
  const range = rangeOf(view, directory.data);
  const list = useQuery(agendaQueries.range(range));
  const stale = useAgendaStream(range);
  const { doctorOf, placeOf } = useDirectoryNames(directory.data);
  const doctorId = doctorOfWeek(view, directory.data);
  const dates = datesOf(view);
  const columns = useGridColumns({
    dates: view.view === 'week' ? dates : [view.date],
    doctorId: view.view === 'week' ? doctorId : undefined,
    entries: list.data?.entries,
    directory: directory.data,
    filters: view,
    weekHref: (doctor, date) => hrefOf({ view: 'week', date, doctors: [doctor] }),
    dayHref: (date) => hrefOf({ view: 'day', date }),
    onGo: go,
    today: now.date,
  });
  const failure = list.error ?? (list.isPending && problem ? toProblem(problem) : undefined);
  const shown = filterEntries(list.data?.entries ?? [], view);
  const label = t('grid', { date: formatDate(view.date, locale, 'full') });
  const entryHref = (appointment: string) => hrefOf({ appointment, booking: undefined });

  function book({ doctorId: doctor, date, minute }: SlotPlace): void {
    const booking = { doctorId: doctor, time: timeOf(minute) };
    go(hrefOf({ date, appointment: undefined, booking }));
  }

  return (
    <>
      <AgendaHead
        view={view}
        dates={dates}
        entries={list.data && shown}
        doctor={view.view === 'week' && doctorId !== undefined ? doctorOf(doctorId) : undefined}
        bookHref={mayBook ? hrefOf({ booking: {}, appointment: undefined }) : undefined}
        onGo={go}
      />
      <AgendaControls
        view={view}
        today={now.date}
        directory={directory.data}
        doctorId={doctorId}
        hrefOf={hrefOf}
        onGo={go}
      />
      <AgendaNotices view={view} directory={directory} stale={stale} timezone={timezone} />
      {failure && !list.data ? (
        <div className="rounded-md border border-line bg-surface">
          <LoadError
            title={t('failed')}
            error={failure}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        </div>
      ) : !list.data ? (
        <AgendaSkeleton label={t('loading')} />
      ) : view.view === 'list' ? (
        <div className="rounded-md border border-line bg-surface">
          {shown.length === 0 ? (
            <EmptyState icon="agenda" title={t('empty')}>
              <p>{t('emptyHint')}</p>
            </EmptyState>
          ) : (
            <AgendaList
              caption={label}
              entries={shown}
              doctorOf={doctorOf}
              placeOf={placeOf}
              hrefOf={entryHref}
            />
          )}
        </div>
      ) : columns.length === 0 ? (
        <div className="rounded-md border border-line bg-surface">
          <EmptyState icon="agenda" title={t('nobody')}>
            <p>{t('nobodyHint')}</p>
          </EmptyState>
        </div>
      ) : (
        <AgendaGrid
          label={label}
          columns={columns}
          now={now}
          placeOf={placeOf}
          hrefOf={entryHref}
          onOpen={(appointment) => go(entryHref(appointment))}
          onBook={mayBook ? book : undefined}
        />
      )}
    </>
  );
}
