'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { MoveBar } from '@/components/agenda/moving/move-bar';
import { useMoves } from '@/components/agenda/moving/use-moves';
import { RelocateList } from '@/components/agenda/out/relocate-list';
import { useProgress } from '@/components/agenda/out/use-progress';
import { useOutWords } from '@/components/agenda/shared/use-out-words';
import { LoadError } from '@/components/form/load-error';
import { useClinicMoment } from '@/components/shell/use-clinic-moment';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { PrintButton } from '@/components/ui/buttons/print-button';
import { PageHeader } from '@/components/ui/page-header';
import { EmptyState } from '@/components/ui/states/empty-state';
import { agendaQueries } from '@/lib/agenda/agenda-queries';
import { outOn, strandedBy } from '@/lib/agenda/rules/blocks';
import { withMoved } from '@/lib/agenda/rules/moved-entries';
import { agendaHref } from '@/lib/agenda/shared/agenda-view';
import { useAgendaStream } from '@/lib/agenda/use-agenda-stream';
import { formatDate } from '@/lib/kit/dates/dates';

interface RelocateScreenProps {
  doctorId: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** The server's clock, milliseconds. */
  now: number;
  timezone: string;
  /** The service can move appointments. */
  canMove: boolean;
}

export function RelocateScreen({
  doctorId,
  date,
  now: serverNow,
  timezone,
  canMove,
}: RelocateScreenProps) {
  const t = useTranslations('out.relocate');
  const locale = useLocale();
  const words = useOutWords();
  const now = useClinicMoment(serverNow, timezone);
  const range = { from: date, to: date };
  const list = useQuery(agendaQueries.range(range));
  const directory = useQuery(agendaQueries.directory());
  useAgendaStream(range);
  const moves = useMoves({ directory: directory.data, timezone, now });
  const known = directory.data;
  const out = known && outOn(known.blocks ?? [], known.weeks[doctorId], { date, doctorId });
  const entries = list.data && withMoved(list.data.entries, moves.pending, range);
  const rows = known && entries && strandedBy(out, entries, { date, doctorId, now });
  const { done, total } = useProgress(rows?.length);
  const name = known?.doctors.find(({ id }) => id === doctorId)?.name ?? doctorId;
  const failure = list.isLoadingError ? list : directory.isLoadingError ? directory : undefined;
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={[name, formatDate(date, locale, 'full'), out && words.out(out)]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <>
            <LinkButton href={agendaHref({ date, doctors: [doctorId] })} icon="agenda">
              {t('agenda')}
            </LinkButton>
            {rows && rows.length > 0 && <PrintButton>{t('print')}</PrintButton>}
          </>
        }
      />
      {failure && (
        <LoadError
          title={t('failed')}
          error={failure.error}
          onRetry={() => void failure.refetch()}
          retrying={failure.isFetching}
        />
      )}
      {total > 0 && (
        <p role="status" className="tabular mb-3 font-medium">
          {t('progress', { done, total })}
        </p>
      )}
      {rows?.length === 0 && (
        <EmptyState icon="check" title={t(out || total > 0 ? 'none' : 'notOut')}>
          <p>{t(out || total > 0 ? 'noneHint' : 'notOutHint')}</p>
        </EmptyState>
      )}
      {known && rows && rows.length > 0 && (
        <RelocateList
          doctorId={doctorId}
          date={date}
          rows={rows}
          directory={known}
          timezone={timezone}
          onMove={canMove ? (entry, place) => moves.send({ entry, place }) : undefined}
        />
      )}
      <MoveBar
        moves={{ ...moves, hold: chooseAgain }}
        place={undefined}
        directory={known}
        now={now}
      />
    </>
  );

  /** Here nothing is carried: another of the openings is taken in its row. */
  function chooseAgain(entry: { readonly id: string }): void {
    for (const { key, entry: sent } of moves.sent) if (sent.id === entry.id) moves.forget(key);
    document.querySelector<HTMLElement>(`[data-row="${CSS.escape(entry.id)}"] button`)?.focus();
  }
}
