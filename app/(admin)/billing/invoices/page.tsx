import { dehydrate } from '@tanstack/react-query';
import { UnknownChanges } from '@/components/changes/unknown-changes';
import { invoiceListQuery, invoicesHref, loadInvoiceView } from '@/lib/billing/shared/invoice-view';
import { listInvoices } from '@/lib/contract/billing/invoices';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { mayCall } from '@/lib/kit/rights';
import { HydratedQueries } from '@/lib/queries/hydrated-queries';
import { createQueryClient } from '@/lib/queries/query-client';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { mayUse } from '@/lib/server/door/may-use';
import { pageCaller } from '@/lib/server/door/page-caller';
import { prefetch } from '@/lib/server/door/prefetch.server';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';
import { InvoicesScreen } from './client';
import { KnownList } from './known-list';

export const generateMetadata = screenMetadata('invoices');

export default async function InvoicesPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const caller = await pageCaller();
  const view = await loadInvoiceView(searchParams);
  await requireScreen(caller, 'invoices', { query: { patientId: view.patientId } });
  if (!(await clinic().features.offers('invoices.list'))) {
    return (
      <ClientMessages namespaces={['billing', 'invoices']}>
        <UnknownChanges
          caller={caller}
          patientId={view.patientId ?? undefined}
          resources={['invoices']}
        />
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
      <UnknownChanges
        caller={caller}
        patientId={view.patientId ?? undefined}
        resources={['invoices']}
      />
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
