import { dehydrate } from '@tanstack/react-query';
import { paymentRights } from '@/lib/billing/bill-rights.server';
import { loadPaymentView, paymentListQuery, paymentsHref } from '@/lib/billing/payment-view';
import { listPayments } from '@/lib/contract/billing/payments';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { HydratedQueries } from '@/lib/queries/hydrated-queries';
import { createQueryClient } from '@/lib/queries/query-client';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { pageCaller } from '@/lib/server/door/page-caller';
import { prefetch } from '@/lib/server/door/prefetch.server';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { PaymentsScreen } from './client';

export const generateMetadata = screenMetadata('payments');

export default async function PaymentsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const caller = await pageCaller();
  await requireScreen(caller, 'payments');
  const canSearch = await clinic().features.offersInput('payments.list', 'search');
  const asked = await loadPaymentView(searchParams);
  const view = canSearch ? asked : { ...asked, search: '' };
  const queries = createQueryClient();
  const query = paymentListQuery(view);
  const [list, rights] = await Promise.all([
    loadForPage(caller, prefetch(queries, caller, listPayments, { query })),
    paymentRights(caller),
  ]);
  return (
    <ClientMessages namespaces={['billing', 'payments']}>
      <HydratedQueries state={JSON.stringify(dehydrate(queries))}>
        <PaymentsScreen
          canSearch={canSearch}
          rights={rights}
          failed={list.problem && { href: paymentsHref(view), problem: list.problem }}
        />
      </HydratedQueries>
    </ClientMessages>
  );
}
