'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { PatientSearch } from '@/components/patients/patient-search';
import { PatientsEmpty } from '@/components/patients/patients-empty';
import { PatientsTable } from '@/components/patients/patients-table';
import { RecentPatients } from '@/components/patients/recent-patients';
import { goToFirstRow, walkBetween } from '@/components/patients/search-keys';
import { Searching } from '@/components/patients/searching';
import { StatusFilter } from '@/components/patients/status-filter';
import { usePatientCount } from '@/components/patients/use-patient-count';
import { ListFrame } from '@/components/table/list-frame';
import { Pagination } from '@/components/table/pagination';
import { type FailedLoad, useListScreen } from '@/components/table/use-list-screen';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { PageHeader } from '@/components/ui/page-header';
import type { PatientSummary } from '@/lib/contract/patients';
import { shortened } from '@/lib/kit/text/shortened';
import { patientQueries } from '@/lib/patients/shared/patient-queries';
import { PAGE_SIZE, patientsHref, patientsListQuery, patientsParams } from './search-params';

/** `no`: this role may not. `not-offered`: it may, but the service takes none. */
export type Creation = 'yes' | 'no' | 'not-offered' | 'unknown';

interface PatientsScreenProps {
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  recents: readonly PatientSummary[];
  create: Creation;
  failed: FailedLoad;
}

export function PatientsScreen({ today, recents, create, failed }: PatientsScreenProps) {
  const t = useTranslations('patients');
  const router = useRouter();
  const searchId = useId();
  const results = useRef<HTMLDivElement>(null);
  const { view, list, problem, text, type, searchNow, isStale, hrefOf } = useListScreen({
    params: patientsParams,
    href: patientsHref,
    query: (asked) => patientQueries.list(patientsListQuery(asked)),
    failed,
  });

  // The service had not answered when this was asked for; now that it has, what it takes is known.
  const isOutdated = create === 'unknown' && list.isSuccess;
  useEffect(() => {
    if (isOutdated) router.refresh();
  }, [isOutdated, router]);

  const found = list.data;
  const count = usePatientCount(found?.pagination);
  const isSettled = !isStale && !list.isFetching;
  const isDefault = view.search === '' && view.status === null && view.page === 1;

  // Keys wait for what they asked for: whoever types a document does not look at the list first, and
  // the first row of another search is another patient. Enter opens the only result, ↓ goes to it.
  const [awaited, setAwaited] = useState<'Enter' | 'ArrowDown'>();
  const foundOnly = view.search !== '' && found?.pagination.total === 1;
  useEffect(() => {
    if (!awaited || !isSettled || !results.current) return;
    setAwaited(undefined);
    goToFirstRow(results.current, awaited === 'Enter' && foundOnly);
  }, [awaited, isSettled, foundOnly]);

  function searchAndGo(key: 'Enter' | 'ArrowDown'): void {
    searchNow();
    setAwaited(key);
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        {...(count && {
          facts: isStale ? <Searching instead={count.facts} search={text.trim()} /> : count.facts,
        })}
        actions={
          create === 'yes' && (
            <LinkButton href="/patients/new" variant="primary" icon="add" data-shortcut="new">
              {t('new')}
            </LinkButton>
          )
        }
      />
      {create === 'not-offered' && (
        <p className="-mt-2 mb-4 text-pretty text-ink-muted">{t('readOnly')}</p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: passes keys between box and rows. */}
      <div onKeyDown={(event) => walkBetween(event, searchId, () => searchAndGo('ArrowDown'))}>
        <div className="mb-4 flex flex-wrap gap-x-4 gap-y-2 print:hidden">
          <PatientSearch
            id={searchId}
            value={text}
            searching={isStale && list.fetchStatus !== 'paused'}
            status={view.status ?? undefined}
            onType={(value) => {
              setAwaited(undefined);
              type(value);
            }}
            onSubmit={() => searchAndGo('Enter')}
          />
          <StatusFilter current={view.status} hrefOf={(status) => hrefOf({ status, page: 1 })} />
        </div>
        {isDefault && text === '' && <RecentPatients patients={recents} today={today} />}
        <p role="status" className="sr-only">
          {!isDefault && isSettled && count ? count.announcement : ''}
        </p>
        <div ref={results}>
          <ListFrame
            found={found}
            problem={problem}
            isFetching={list.isFetching}
            onRetry={() => void list.refetch()}
            words={{
              failed: t('failed'),
              loading: t('search.searching'),
              stale: t('stale'),
            }}
          >
            {({ data, pagination }) =>
              data.length === 0 ? (
                <PatientsEmpty
                  search={view.search}
                  filtered={view.status !== null}
                  pages={pagination.total === 0 ? 0 : pagination.totalPages}
                  canCreate={create === 'yes'}
                  hrefs={{
                    firstPage: hrefOf({ page: 1 }),
                    anyStatus: hrefOf({ status: null, page: 1 }),
                  }}
                />
              ) : (
                <>
                  {data[0]?.foundBy && (
                    <p className="mb-3 text-ink-muted">
                      {t(`alike.${data[0].foundBy}`, { search: shortened(view.search) })}
                    </p>
                  )}
                  <PatientsTable
                    patients={data}
                    search={view.search}
                    today={today}
                    stale={isStale}
                  />
                  <Pagination
                    page={pagination.page}
                    limit={PAGE_SIZE}
                    total={pagination.total}
                    isLowerBound={pagination.totalIsLowerBound}
                    hrefOf={(page) => hrefOf({ page })}
                  />
                </>
              )
            }
          </ListFrame>
        </div>
      </div>
    </>
  );
}
