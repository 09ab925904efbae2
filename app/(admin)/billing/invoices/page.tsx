import { dehydrate } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { UnknownChanges } from '@/components/changes/unknown-changes';
import { fromPageParams } from '@/lib/address-params';
import { invoiceListQuery, invoicesHref, parseInvoiceView } from '@/lib/billing/invoice-view';
import { clinic } from '@/lib/clinic/clinic.server';
import { mayUse } from '@/lib/clinic/may-use';
import { pageCaller } from '@/lib/clinic/page-caller';
import { listInvoices } from '@/lib/contract/invoices';
import { env } from '@/lib/env.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { HydratedQueries } from '@/lib/queries/hydrated-queries';
import { loadForPage } from '@/lib/queries/load-for-page.server';
import { prefetch } from '@/lib/queries/prefetch.server';
import { createQueryClient } from '@/lib/queries/query-client';
import { clinicToday } from '@/lib/rules/clinic-time';
import { mayCall } from '@/lib/rules/rights';
import { InvoicesScreen } from './client';
import { KnownList } from './known-list';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('invoices');
  return { title: t('title') };
}

export default async function InvoicesPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const caller = await pageCaller();
  const view = parseInvoiceView(fromPageParams(await searchParams));
  if (!(await clinic().features.offers('invoices.list'))) {
    return (
      <ClientMessages namespaces={['billing', 'invoices']}>
        <UnknownChanges caller={caller} patientId={view.patientId} resources={['invoices']} />
        <KnownList
          caller={caller}
          view={view}
          canCreate={mayCall(caller.session.staff.role, 'invoices.create')}
        />
      </ClientMessages>
    );
  }
  const queries = createQueryClient();
  const query = invoiceListQuery(view);
  const [list, canCreate] = await Promise.all([
    loadForPage(caller, prefetch(queries, caller, listInvoices, { query })),
    mayUse(caller, 'invoices.create'),
  ]);
  return (
    <ClientMessages namespaces={['billing', 'invoices']}>
      <UnknownChanges caller={caller} patientId={view.patientId} resources={['invoices']} />
      <HydratedQueries state={JSON.stringify(dehydrate(queries))}>
        <InvoicesScreen
          today={clinicToday(env().timezone, new Date())}
          canCreate={canCreate}
          failed={list.problem && { href: invoicesHref(view), problem: list.problem }}
        />
      </HydratedQueries>
    </ClientMessages>
  );
}
