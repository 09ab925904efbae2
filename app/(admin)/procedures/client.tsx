'use client';

import { useTranslations } from 'next-intl';
import { NewProcedureButton } from '@/components/procedures/new-procedure-button';
import { ProcedureFilters } from '@/components/procedures/procedure-filters';
import { ProceduresEmpty } from '@/components/procedures/procedures-empty';
import { ProceduresTable } from '@/components/procedures/procedures-table';
import { ListFrame } from '@/components/table/list-frame';
import { Pagination } from '@/components/table/pagination';
import { type FailedLoad, useListScreen } from '@/components/table/use-list-screen';
import { PageHeader } from '@/components/ui/page-header';
import { procedureQueries } from '@/lib/procedures/procedure-queries';
import {
  PROCEDURES_PAGE,
  procedureListQuery,
  procedureParams,
  proceduresHref,
} from '@/lib/procedures/procedure-view';

interface ProceduresScreenProps {
  rights: { readonly canCreate: boolean; readonly canChange: boolean };
  /** Those that active procedures are of. */
  specialties: readonly string[];
  /** Names by id, as far as they are known. */
  doctors: Readonly<Record<string, string>>;
  failed: FailedLoad;
}

export function ProceduresScreen({ rights, specialties, doctors, failed }: ProceduresScreenProps) {
  const t = useTranslations('procedures');
  const screen = useListScreen({
    params: procedureParams,
    href: proceduresHref,
    query: (asked) => procedureQueries.list(procedureListQuery(asked)),
    failed,
  });
  const { view, list, problem, isStale, hrefOf } = screen;
  const found = list.data;
  return (
    <>
      <PageHeader
        title={t('title')}
        {...(found && {
          facts: <span role="status">{t('total', { total: found.pagination.total })}</span>,
        })}
        actions={rights.canCreate && <NewProcedureButton />}
      />
      <ProcedureFilters
        view={view}
        text={screen.text}
        specialties={specialties}
        onType={screen.type}
        onSearch={screen.searchNow}
        onChange={screen.change}
      />
      <ListFrame
        found={found}
        problem={problem}
        isFetching={list.isFetching}
        onRetry={() => void list.refetch()}
        words={{ failed: t('failed'), loading: t('loading'), stale: t('stale') }}
      >
        {({ data, pagination }) =>
          data.length === 0 ? (
            <ProceduresEmpty view={view} total={pagination.total} />
          ) : (
            <>
              <ProceduresTable
                procedures={data}
                doctors={doctors}
                canChange={rights.canChange}
                stale={isStale}
              />
              <Pagination
                page={view.page}
                limit={PROCEDURES_PAGE}
                total={pagination.total}
                hrefOf={(page) => hrefOf({ page })}
              />
            </>
          )
        }
      </ListFrame>
    </>
  );
}
