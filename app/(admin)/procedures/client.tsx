'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useAddressSearch } from '@/components/form/use-address-search';
import { NewProcedureButton } from '@/components/procedures/new-procedure-button';
import { ProcedureFilters } from '@/components/procedures/procedure-filters';
import { ProceduresEmpty } from '@/components/procedures/procedures-empty';
import { ProceduresTable } from '@/components/procedures/procedures-table';
import { ListFrame } from '@/components/table/list-frame';
import { Pagination } from '@/components/table/pagination';
import { PageHeader } from '@/components/ui/page-header';
import {
  PROCEDURES_PAGE,
  type ProcedureView,
  parseProcedureView,
  procedureListQuery,
  proceduresHref,
} from '@/lib/procedures/procedure-view';
import { type PageProblem, toProblem } from '@/lib/queries/page-problem';
import { procedureQueries } from '@/lib/queries/procedures';
import { pushAddress } from '@/lib/show-address';

const ADDRESS = { parse: parseProcedureView, hrefOf: proceduresHref };

interface ProceduresScreenProps {
  rights: { readonly canCreate: boolean; readonly canChange: boolean };
  /** Those that active procedures are of. */
  specialties: readonly string[];
  /** Names by id, as far as they are known. */
  doctors: Readonly<Record<string, string>>;
  /** The load that failed on the server, and the address it was for. */
  failed: { readonly href: string; readonly problem: PageProblem } | undefined;
}

export function ProceduresScreen({ rights, specialties, doctors, failed }: ProceduresScreenProps) {
  const t = useTranslations('procedures');
  const { view, text, type, searchNow, isAhead } = useAddressSearch(ADDRESS);
  const list = useQuery(procedureQueries.list(procedureListQuery(view)));
  const serverProblem =
    failed?.href === proceduresHref(view) ? toProblem(failed.problem) : undefined;
  const problem = list.error ?? (list.isPending ? serverProblem : undefined);
  const found = list.data;
  const show = (next: ProcedureView) => pushAddress(proceduresHref(next));
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
        text={text}
        specialties={specialties}
        onType={type}
        onSearch={searchNow}
        onChange={show}
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
                stale={list.isPlaceholderData || isAhead}
              />
              <Pagination
                page={view.page}
                limit={PROCEDURES_PAGE}
                total={pagination.total}
                hrefOf={(page) => proceduresHref({ ...view, page })}
              />
            </>
          )
        }
      </ListFrame>
    </>
  );
}
