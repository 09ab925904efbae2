'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { CsvButton } from '@/components/billing/csv-button';
import { PaymentFilters } from '@/components/billing/payments/payment-filters';
import { PaymentTotals } from '@/components/billing/payments/payment-totals';
import { PaymentsEmpty } from '@/components/billing/payments/payments-empty';
import { PaymentsTable } from '@/components/billing/payments/payments-table';
import { ListFrame } from '@/components/table/list-frame';
import { Pagination } from '@/components/table/pagination';
import { type FailedLoad, useListScreen } from '@/components/table/use-list-screen';
import { PageHeader } from '@/components/ui/page-header';
import { paymentQueries } from '@/lib/billing/billing-queries';
import type { Collector } from '@/lib/billing/collectors.server';
import type { PaymentRights } from '@/lib/billing/payment-rights';
import {
  type AddedFilter,
  offeredView,
  PAYMENTS_PAGE,
  type PaymentView,
  paymentListQuery,
  paymentParams,
  paymentsHref,
} from '@/lib/billing/payment-view';
import { fullName } from '@/lib/kit/text/full-name';
import { patientQueries } from '@/lib/patients/shared/patient-queries';

interface PaymentsScreenProps {
  /** Filters that the service has beyond the published ones. */
  offered: readonly AddedFilter[];
  /** The service sums payments up. */
  sumsUp: boolean;
  collectors: readonly Collector[];
  rights: PaymentRights;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  failed: FailedLoad;
}

export function PaymentsScreen(props: PaymentsScreenProps) {
  const { offered, sumsUp, collectors, rights, today, failed } = props;
  const t = useTranslations('payments');
  const searched = (asked: PaymentView) => offeredView(asked, offered);
  const screen = useListScreen({
    params: paymentParams,
    href: (asked) => paymentsHref(searched(asked)),
    query: (asked) => paymentQueries.list(paymentListQuery(searched(asked))),
    failed,
  });
  const { list, problem, isStale, hrefOf } = screen;
  const view = searched(screen.view);
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
        actions={<CsvButton of="payments" filter={filter} />}
      />
      <PaymentFilters
        view={view}
        offered={offered}
        text={screen.text}
        collectors={collectorsOf(collectors, found?.data ?? [])}
        today={today}
        names={{
          patient: patient.data && fullName(patient.data),
          invoice: found?.data.find(({ invoiceId }) => invoiceId === view.invoiceId)?.invoiceNumber,
        }}
        onType={screen.type}
        onSearch={screen.searchNow}
        onChange={screen.change}
      />
      <PaymentTotals
        filter={filter}
        listed={list.isPlaceholderData ? undefined : found?.pagination.total}
        isUncapped={sumsUp}
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
              <PaymentsTable payments={data} stale={isStale} rights={rights} />
              <Pagination
                page={view.page}
                limit={PAYMENTS_PAGE}
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

/** Those with an account here, and those of whom a payment is listed: it may come from elsewhere. */
function collectorsOf(
  known: readonly Collector[],
  listed: readonly {
    readonly collectedBy?: { id: string; name: string | undefined } | undefined;
  }[],
): readonly Collector[] {
  const all = new Map(known.map((collector) => [collector.id, collector]));
  for (const { collectedBy } of listed) {
    const { id, name } = collectedBy ?? {};
    if (id !== undefined && name !== undefined && !all.has(id)) all.set(id, { id, name });
  }
  return [...all.values()];
}
