'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useAddressSearch } from '@/components/form/use-address-search';
import { InvoiceFilters } from '@/components/invoices/invoice-filters';
import { InvoicesEmpty } from '@/components/invoices/invoices-empty';
import { InvoicesTable } from '@/components/invoices/invoices-table';
import { NewInvoiceButton } from '@/components/invoices/new-invoice-button';
import { ListFrame } from '@/components/table/list-frame';
import { Pagination } from '@/components/table/pagination';
import { PageHeader } from '@/components/ui/page-header';
import {
  INVOICES_PAGE,
  type InvoiceView,
  invoiceListQuery,
  invoicesHref,
  parseInvoiceView,
} from '@/lib/billing/invoice-view';
import { invoiceQueries } from '@/lib/queries/invoices';
import { type PageProblem, toProblem } from '@/lib/queries/page-problem';
import { patientQueries } from '@/lib/queries/patients';
import { fullName } from '@/lib/rules/full-name';
import { pushAddress } from '@/lib/show-address';

const ADDRESS = { parse: parseInvoiceView, hrefOf: invoicesHref };

interface InvoicesScreenProps {
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  canCreate: boolean;
  /** The load that failed on the server, and the address it was for. */
  failed: { readonly href: string; readonly problem: PageProblem } | undefined;
}

export function InvoicesScreen({ today, canCreate, failed }: InvoicesScreenProps) {
  const t = useTranslations('invoices');
  const { view, text, type, searchNow, isAhead } = useAddressSearch(ADDRESS);
  const list = useQuery(invoiceQueries.list(invoiceListQuery(view)));
  const { patientId } = view;
  const patient = useQuery({
    ...patientQueries.read(patientId ?? ''),
    enabled: patientId !== undefined,
  });
  const serverProblem = failed?.href === invoicesHref(view) ? toProblem(failed.problem) : undefined;
  const found = list.data;
  const show = (next: InvoiceView) => pushAddress(invoicesHref(next));
  return (
    <>
      <PageHeader
        title={t('title')}
        {...(found && {
          facts: <span role="status">{t('total', { total: found.pagination.total })}</span>,
        })}
        actions={canCreate && <NewInvoiceButton patientId={patientId} />}
      />
      <InvoiceFilters
        view={view}
        text={text}
        patient={patient.data && fullName(patient.data)}
        today={today}
        onType={type}
        onSearch={searchNow}
        onChange={show}
      />
      <ListFrame
        found={found}
        problem={list.error ?? (list.isPending ? serverProblem : undefined)}
        isFetching={list.isFetching}
        onRetry={() => void list.refetch()}
        words={{ failed: t('failed'), loading: t('loading'), stale: t('stale') }}
      >
        {({ data, pagination }) =>
          data.length === 0 ? (
            <InvoicesEmpty view={view} total={pagination.total} />
          ) : (
            <>
              <InvoicesTable invoices={data} stale={list.isPlaceholderData || isAhead} />
              <Pagination
                page={view.page}
                limit={INVOICES_PAGE}
                total={pagination.total}
                hrefOf={(page) => invoicesHref({ ...view, page })}
              />
            </>
          )
        }
      </ListFrame>
    </>
  );
}
