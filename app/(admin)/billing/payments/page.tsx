import { dehydrate } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { fromPageParams } from '@/lib/address-params';
import { parsePaymentView, paymentListQuery, paymentsHref } from '@/lib/billing/payment-view';
import { clinic } from '@/lib/clinic/clinic.server';
import { pageCaller } from '@/lib/clinic/page-caller';
import { listPayments } from '@/lib/contract/payments';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { HydratedQueries } from '@/lib/queries/hydrated-queries';
import { loadForPage } from '@/lib/queries/load-for-page.server';
import { prefetch } from '@/lib/queries/prefetch.server';
import { createQueryClient } from '@/lib/queries/query-client';
import { PaymentsScreen } from './client';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('payments');
  return { title: t('title') };
}

export default async function PaymentsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const caller = await pageCaller();
  const canSearch = await clinic().features.offersInput('payments.list', 'search');
  const asked = parsePaymentView(fromPageParams(await searchParams));
  const view = canSearch ? asked : { ...asked, search: '' };
  const queries = createQueryClient();
  const query = paymentListQuery(view);
  const list = await loadForPage(caller, prefetch(queries, caller, listPayments, { query }));
  return (
    <ClientMessages namespaces={['billing', 'payments']}>
      <HydratedQueries state={JSON.stringify(dehydrate(queries))}>
        <PaymentsScreen
          canSearch={canSearch}
          failed={list.problem && { href: paymentsHref(view), problem: list.problem }}
        />
      </HydratedQueries>
    </ClientMessages>
  );
}
