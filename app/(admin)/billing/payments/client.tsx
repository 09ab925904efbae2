'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useAddressSearch } from '@/components/form/use-address-search';
import { PaymentFilters } from '@/components/payments/payment-filters';
import { PaymentTotals } from '@/components/payments/payment-totals';
import { PaymentsEmpty } from '@/components/payments/payments-empty';
import { PaymentsTable } from '@/components/payments/payments-table';
import { ListFrame } from '@/components/table/list-frame';
import { Pagination } from '@/components/table/pagination';
import { PageHeader } from '@/components/ui/page-header';
import {
  PAYMENTS_PAGE,
  type PaymentView,
  parsePaymentView,
  paymentListQuery,
  paymentsHref,
} from '@/lib/billing/payment-view';
import { type PageProblem, toProblem } from '@/lib/queries/page-problem';
import { patientQueries } from '@/lib/queries/patients';
import { paymentQueries } from '@/lib/queries/payments';
import { fullName } from '@/lib/rules/full-name';
import { pushAddress } from '@/lib/show-address';

const ADDRESS = { parse: parsePaymentView, hrefOf: paymentsHref };

interface PaymentsScreenProps {
  /** The service searches payments. */
  canSearch: boolean;
  /** The load that failed on the server, and the address it was for. */
  failed: { readonly href: string; readonly problem: PageProblem } | undefined;
}

export function PaymentsScreen({ canSearch, failed }: PaymentsScreenProps) {
  const t = useTranslations('payments');
  const { view: asked, text, type, searchNow, isAhead } = useAddressSearch(ADDRESS);
  // What the service would not look for does not pretend to have been looked for.
  const view = canSearch ? asked : { ...asked, search: '' };
  const list = useQuery(paymentQueries.list(paymentListQuery(view)));
  const { patientId } = view;
  const patient = useQuery({
    ...patientQueries.read(patientId ?? ''),
    enabled: patientId !== undefined,
  });
  const href = paymentsHref(view);
  const serverProblem = failed?.href === href ? toProblem(failed.problem) : undefined;
  const problem = list.error ?? (list.isPending ? serverProblem : undefined);
  const found = list.data;
  const show = (next: PaymentView) => pushAddress(paymentsHref(next));
  const { page: _, ...filter } = view;
  return (
    <>
      <PageHeader
        title={t('title')}
        {...(found && {
          facts: <span role="status">{t('total', { total: found.pagination.total })}</span>,
        })}
      />
      <PaymentFilters
        view={view}
        text={canSearch ? text : undefined}
        names={{
          patient: patient.data && fullName(patient.data),
          invoice: found?.data.find(({ invoiceId }) => invoiceId === view.invoiceId)?.invoiceNumber,
        }}
        onType={type}
        onSearch={searchNow}
        onChange={show}
      />
      <PaymentTotals
        filter={filter}
        listed={list.isPlaceholderData ? undefined : found?.pagination.total}
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
            <PaymentsEmpty view={view} total={pagination.total} />
          ) : (
            <>
              <PaymentsTable payments={data} stale={list.isPlaceholderData || isAhead} />
              <Pagination
                page={view.page}
                limit={PAYMENTS_PAGE}
                total={pagination.total}
                hrefOf={(page) => paymentsHref({ ...view, page })}
              />
            </>
          )
        }
      </ListFrame>
    </>
  );
}
