'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useQueryStates } from 'nuqs';
import { useState } from 'react';
import { AgendaSkeleton } from '@/components/agenda/agenda-skeleton';
import { ConfirmationsBar } from '@/components/agenda/confirmations/confirmations-bar';
import { ConfirmationsList } from '@/components/agenda/confirmations/confirmations-list';
import { useDirectoryNames } from '@/components/agenda/use-directory-names';
import { LoadError } from '@/components/form/load-error';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/buttons/button';
import { PrintButton } from '@/components/ui/buttons/print-button';
import { PageHeader } from '@/components/ui/page-header';
import { EmptyState } from '@/components/ui/states/empty-state';
import { agendaQueries } from '@/lib/agenda/agenda-queries';
import { confirmationQueries } from '@/lib/agenda/confirmations/confirmation-queries';
import {
  confirmationsHref,
  confirmationsParams,
} from '@/lib/agenda/confirmations/confirmations-view';
import type { CallBody } from '@/lib/agenda/confirmations/forms';
import { countConfirmed, toConfirm } from '@/lib/agenda/rules/confirmations';
import { useAgendaStream } from '@/lib/agenda/use-agenda-stream';
import type { Locale } from '@/lib/i18n/locales';
import type { ConfirmationSettings } from '@/lib/kit/clinic-settings';
import { formatDate } from '@/lib/kit/dates/dates';
import { holidayOn } from '@/lib/kit/dates/holidays';
import { type PageProblem, toProblem } from '@/lib/queries/page-problem';

interface ConfirmationsScreenProps {
  /** Of the clinic, `YYYY-MM-DD`. */
  date: string;
  /** The address asked for a date that does not exist. */
  wrongDate: string | undefined;
  /** The clinic's words, by language. */
  texts: ConfirmationSettings;
  /** In which the clinic writes unless another is chosen. */
  language: Locale;
  /** The load that failed on the server. */
  problem: PageProblem | undefined;
}

export function ConfirmationsScreen({
  date,
  wrongDate,
  texts,
  language: usual,
  problem,
}: ConfirmationsScreenProps) {
  const t = useTranslations('confirmations');
  const agenda = useTranslations('agenda');
  const locale = useLocale();
  const [{ location, language }, change] = useQueryStates(confirmationsParams);
  const directory = useQuery(agendaQueries.directory());
  const names = useDirectoryNames(directory.data);
  const range = { from: date, to: date };
  const list = useQuery(agendaQueries.range(range));
  const stale = useAgendaStream(range);
  const everybody = list.data && toConfirm(list.data.entries, date);
  const shown = everybody && toConfirm(everybody, date, location ?? undefined);
  const contacts = useQuery(
    confirmationQueries.contacts(date, everybody?.map(({ patientId }) => patientId) ?? []),
  );
  const [told, setTold] = useState('');
  const facts = [
    formatDate(date, locale, 'full'),
    ...(shown && shown.length > 0
      ? [t('confirmedOf', { confirmed: countConfirmed(shown), count: shown.length })]
      : []),
  ];
  const holiday = holidayOn(date);
  const written = language ?? usual;

  function tell(who: string, outcome: CallBody['outcome']): void {
    setTold(t('said', { name: who, outcome: t(`outcomes.${outcome}`) }));
  }
  function contactOf(patientId: string) {
    const known = contacts.data?.contacts[patientId];
    return known ?? (contacts.isFetching ? 'loading' : 'failed');
  }
  const isUnread =
    !contacts.isFetching &&
    shown?.some(({ patientId }) => /^(unread|failed)$/.test(String(contactOf(patientId))));

  return (
    <>
      <PageHeader
        title={t('title')}
        facts={
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="inline-block first-letter:uppercase">{facts.join(' · ')}</span>
            {holiday && (
              <span className="rounded-sm bg-danger-soft px-1.5 text-sm text-danger">
                {agenda('holiday', { name: agenda(`holidays.${holiday}`) })}
              </span>
            )}
          </span>
        }
        actions={
          shown &&
          shown.length > 0 && (
            <PrintButton variant="quiet" className="max-sm:hidden">
              {t('print')}
            </PrintButton>
          )
        }
      />
      <ConfirmationsBar
        date={date}
        hrefOf={(day) => confirmationsHref({ date: day, location, language })}
        locations={directory.data?.locations ?? []}
        location={location}
        onLocation={(chosen) => void change({ location: chosen })}
        language={written}
        onLanguage={(chosen) => void change({ language: chosen })}
      />
      <div className="mb-3 grid gap-2 empty:hidden print:hidden">
        {wrongDate !== undefined && (
          <Banner tone="attention">{t('wrongDate', { date: wrongDate.slice(0, 40) })}</Banner>
        )}
        {shown && stale !== undefined && <Banner tone="attention">{t('stale')}</Banner>}
        {isUnread && (
          <Banner tone="attention">
            <p>{t('phonesFailed')}</p>
            <Button size="small" className="mt-1.5" onClick={() => void contacts.refetch()}>
              {t('readPhones')}
            </Button>
          </Banner>
        )}
      </div>
      <p role="status" className="sr-only">
        {told}
      </p>
      {shown && shown.length > 0 ? (
        <>
          <p className="mb-2 text-sm text-ink-muted max-sm:hidden touch:hidden print:hidden">
            {t('keys')}
          </p>
          <ConfirmationsList
            entries={shown}
            contactOf={contactOf}
            names={names}
            writing={{
              text: written === 'es-CO' ? texts.spanish : texts.english,
              language: written,
            }}
            onSaid={tell}
          />
        </>
      ) : (
        <Nobody
          isLoaded={shown !== undefined}
          elsewhere={everybody?.length ?? 0}
          error={list.error ?? (list.isPending && problem ? toProblem(problem) : undefined)}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
    </>
  );
}

interface NobodyProps {
  isLoaded: boolean;
  /** Appointments of the date at other locations. */
  elsewhere: number;
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** There is nobody to ask, or it is not known whom. */
function Nobody({ isLoaded, elsewhere, error, isRetrying, onRetry }: NobodyProps) {
  const t = useTranslations('confirmations');
  if (!isLoaded && !error) return <AgendaSkeleton label={t('loading')} />;
  return (
    <div className="rounded-md border border-line bg-surface">
      {isLoaded ? (
        <EmptyState icon="phone" title={t('none')}>
          <p>{elsewhere > 0 ? t('noneHere', { count: elsewhere }) : t('noneExplain')}</p>
        </EmptyState>
      ) : (
        <LoadError title={t('failed')} error={error} retrying={isRetrying} onRetry={onRetry} />
      )}
    </div>
  );
}
