'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ReceivableFilters } from '@/components/billing/receivables/receivable-filters';
import { ReceivablesTable } from '@/components/billing/receivables/receivables-table';
import { SumList } from '@/components/billing/sum-list';
import { DownloadButton } from '@/components/files/download-button';
import { ListFrame } from '@/components/table/list-frame';
import { Pagination } from '@/components/table/pagination';
import { type FailedLoad, useListScreen } from '@/components/table/use-list-screen';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { EmptyState } from '@/components/ui/states/empty-state';
import { receivableQueries } from '@/lib/billing/billing-queries';
import { billingHandlers } from '@/lib/billing/handlers';
import {
  pastDay,
  RECEIVABLES_PAGE,
  RECEIVABLES_PATH,
  type ReceivableView,
  receivableFilter,
  receivableListQuery,
  receivableParams,
  receivablesHref,
} from '@/lib/billing/receivable-view';
import type { listReceivables } from '@/lib/contract/billing/receivables';
import type { OperationOutput } from '@/lib/contract/operation';
import { formatDate } from '@/lib/kit/dates/dates';

interface ReceivablesScreenProps {
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  /** The service prints statements of account. */
  printsStatements: boolean;
  failed: FailedLoad;
}

/** What patients owe, by age. */
export function ReceivablesScreen({ today, printsStatements, failed }: ReceivablesScreenProps) {
  const t = useTranslations('receivables');
  const locale = useLocale();
  const until = (asked: ReceivableView) => ({ ...asked, asOf: pastDay(asked.asOf, today) });
  const screen = useListScreen({
    params: receivableParams,
    href: receivablesHref,
    query: (asked) => receivableQueries.list(receivableListQuery(until(asked))),
    failed,
  });
  const { list, problem, isStale, hrefOf } = screen;
  const view = until(screen.view);
  const found = list.data;
  return (
    <>
      <PageHeader
        title={t('title')}
        {...(found && {
          facts: (
            <span className="flex flex-wrap gap-x-3" role="status">
              <span>{t('total', { total: found.pagination.total })}</span>
              {view.asOf !== null && (
                <span>{t('asOf', { date: formatDate(found.asOf, locale) })}</span>
              )}
            </span>
          ),
        })}
        actions={
          <DownloadButton path={fileOf(view, locale)} name={`${t('fileName')}.csv`} icon="table">
            {t('export')}
          </DownloadButton>
        }
      />
      <ReceivableFilters
        view={view}
        text={screen.text}
        today={today}
        onType={screen.type}
        onSearch={screen.searchNow}
        onChange={screen.change}
      />
      {found && found.pagination.total > 0 && <Totals of={found.totals} />}
      <ListFrame
        found={found}
        problem={problem}
        isFetching={list.isFetching}
        onRetry={() => void list.refetch()}
        words={{ failed: t('failed'), loading: t('loading'), stale: t('stale') }}
      >
        {({ data, pagination }) =>
          data.length === 0 ? (
            <NoReceivables view={view} total={pagination.total} />
          ) : (
            <>
              <ReceivablesTable
                receivables={data}
                printsStatements={printsStatements}
                stale={isStale}
              />
              <Pagination
                page={view.page}
                limit={RECEIVABLES_PAGE}
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

function fileOf(view: ReceivableView, locale: string): `/api/${string}` {
  const asked = new URLSearchParams({ ...receivableFilter(view), locale });
  return `${billingHandlers.exportReceivables.path}?${asked}`;
}

/** Of all pages, as they came with this one. */
function Totals({ of }: { of: OperationOutput<typeof listReceivables>['totals'] }) {
  const t = useTranslations('receivables');
  const { openInvoices, balance, aged } = of;
  return (
    <section
      aria-label={t('sums.title')}
      className="@container mb-4 rounded-md border border-line bg-surface px-4 py-2.5"
    >
      <SumList
        sums={[
          { key: 'balance', label: t('sums.balance', { count: openInvoices }), amount: balance },
          { key: '0', label: t('columns.days0To30'), amount: aged.days0To30 },
          { key: '31', label: t('columns.days31To60'), amount: aged.days31To60 },
          { key: '61', label: t('columns.days61To90'), amount: aged.days61To90 },
          { key: '91', label: t('sums.over90'), amount: aged.over90 },
        ]}
      />
    </section>
  );
}

/** Why nobody is listed. Only for a list that did load. */
function NoReceivables({ view, total }: { view: ReceivableView; total: number }) {
  const t = useTranslations('receivables.empty');
  if (total > 0) {
    return (
      <EmptyState
        icon="receipt"
        title={t('pageTitle')}
        action={
          <LinkButton href={receivablesHref({ ...view, page: 1 })}>{t('firstPage')}</LinkButton>
        }
      />
    );
  }
  if (view.search !== '' || view.age !== null || view.asOf !== null) {
    return (
      <EmptyState
        icon="filter"
        title={t('filtered')}
        action={<LinkButton href={RECEIVABLES_PATH}>{t('all')}</LinkButton>}
      />
    );
  }
  return (
    <EmptyState icon="check" title={t('clinic')}>
      {t('explain')}
    </EmptyState>
  );
}
