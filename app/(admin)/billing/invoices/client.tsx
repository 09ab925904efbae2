'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { CsvButton } from '@/components/billing/csv-button';
import { InvoiceFilters } from '@/components/billing/invoices/invoice-filters';
import { InvoicesEmpty } from '@/components/billing/invoices/invoices-empty';
import { InvoicesTable } from '@/components/billing/invoices/invoices-table';
import { NewInvoiceButton } from '@/components/billing/invoices/new-invoice-button';
import { ListFrame } from '@/components/table/list-frame';
import { Pagination } from '@/components/table/pagination';
import { type FailedLoad, useListScreen } from '@/components/table/use-list-screen';
import { PageHeader } from '@/components/ui/page-header';
import { invoiceQueries } from '@/lib/billing/billing-queries';
import {
  INVOICES_PAGE,
  invoiceListQuery,
  invoiceParams,
  invoicesHref,
} from '@/lib/billing/shared/invoice-view';
import { fullName } from '@/lib/kit/text/full-name';
import { patientQueries } from '@/lib/patients/shared/patient-queries';

interface InvoicesScreenProps {
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  canCreate: boolean;
  failed: FailedLoad;
}

export function InvoicesScreen({ today, canCreate, failed }: InvoicesScreenProps) {
  const t = useTranslations('invoices');
  const screen = useListScreen({
    params: invoiceParams,
    href: invoicesHref,
    query: (asked) => invoiceQueries.list(invoiceListQuery(asked)),
    failed,
  });
  const { view, list, problem, isStale, hrefOf } = screen;
  const { patientId } = view;
  const patient = useQuery({
    ...patientQueries.read(patientId ?? ''),
    enabled: patientId !== null,
  });
  const found = list.data;
  const { page: _, ...filter } = view;
  return (
    <>
      <PageHeader
        title={t('title')}
        {...(found && {
          facts: <span role="status">{t('total', { total: found.pagination.total })}</span>,
        })}
        actions={
          <>
            <CsvButton of="invoices" filter={filter} />
            {canCreate && <NewInvoiceButton patientId={patientId ?? undefined} />}
          </>
        }
      />
      <InvoiceFilters
        view={view}
        text={screen.text}
        patient={patient.data && fullName(patient.data)}
        today={today}
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
            <InvoicesEmpty view={view} total={pagination.total} />
          ) : (
            <>
              <InvoicesTable invoices={data} stale={isStale} />
              <Pagination
                page={view.page}
                limit={INVOICES_PAGE}
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
