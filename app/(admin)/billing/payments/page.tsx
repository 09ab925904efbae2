import { dehydrate } from '@tanstack/react-query';
import { paymentRights } from '@/lib/billing/bill-rights.server';
import { listCollectors } from '@/lib/billing/collectors.server';
import {
  ADDED_FILTERS,
  loadPaymentView,
  offeredView,
  paymentListQuery,
  paymentsHref,
} from '@/lib/billing/payment-view';
import { listPayments } from '@/lib/contract/billing/payments';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { HydratedQueries } from '@/lib/queries/hydrated-queries';
import { createQueryClient } from '@/lib/queries/query-client';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { pageCaller } from '@/lib/server/door/page-caller';
import { prefetch } from '@/lib/server/door/prefetch.server';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';
import { PaymentsScreen } from './client';

export const generateMetadata = screenMetadata('payments');

export default async function PaymentsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const caller = await pageCaller();
  await requireScreen(caller, 'payments');
  const { features } = clinic();
  const listed = await Promise.all(
    ADDED_FILTERS.map((name) => features.offersInput('payments.list', name)),
  );
  const offered = ADDED_FILTERS.filter((_, index) => listed[index]);
  const view = offeredView(await loadPaymentView(searchParams), offered);
  const queries = createQueryClient();
  const query = paymentListQuery(view);
  const [list, rights, sumsUp, collectors] = await Promise.all([
    loadForPage(caller, prefetch(queries, caller, listPayments, { query })),
    paymentRights(caller),
    features.offers('payments.totals'),
    offered.includes('collectedBy') ? listCollectors() : [],
  ]);
  return (
    <ClientMessages namespaces={['billing', 'payments']}>
      <HydratedQueries state={JSON.stringify(dehydrate(queries))}>
        <PaymentsScreen
          offered={offered}
          sumsUp={sumsUp}
          collectors={collectors}
          rights={rights}
          today={clinicToday(env().timezone, new Date())}
          failed={list.problem && { href: paymentsHref(view), problem: list.problem }}
        />
      </HydratedQueries>
    </ClientMessages>
  );
}
