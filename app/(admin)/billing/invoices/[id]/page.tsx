import { dehydrate } from '@tanstack/react-query';
import { notFound } from 'next/navigation';
import { paymentRights } from '@/lib/billing/bill-rights.server';
import { clinicOnPaper } from '@/lib/clinic/clinic-on-paper.server';
import { readInvoice } from '@/lib/contract/billing/invoices';
import { ID_PATTERN } from '@/lib/contract/limits';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { HydratedQueries } from '@/lib/queries/hydrated-queries';
import { createQueryClient } from '@/lib/queries/query-client';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { mayUse } from '@/lib/server/door/may-use';
import { pageCaller } from '@/lib/server/door/page-caller';
import { prefetch } from '@/lib/server/door/prefetch.server';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { InvoiceScreen } from './client';
import { KnownInvoice } from './known-invoice';

export const generateMetadata = screenMetadata('invoice');

export default async function InvoicePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const caller = await pageCaller();
  if (!ID_PATTERN.test(id)) notFound();
  await requireScreen(caller, 'invoice', { params: { id } });
  if (!(await clinic().features.offers('invoices.read'))) {
    return (
      <ClientMessages namespaces={['billing', 'invoices', 'payments']}>
        <KnownInvoice caller={caller} id={id} />
      </ClientMessages>
    );
  }
  const queries = createQueryClient();
  const payments = await paymentRights(caller);
  const [read, issues, changes, removes, collects, splits, voids, credits, prints, printsNotes] =
    await Promise.all([
      loadForPage(caller, prefetch(queries, caller, readInvoice, { params: { id } })),
      mayUse(caller, 'invoices.issue'),
      mayUse(caller, 'invoices.change'),
      mayUse(caller, 'invoices.remove'),
      mayUse(caller, 'payments.create'),
      mayUse(caller, 'payments.create-batch'),
      mayUse(caller, 'invoices.void'),
      mayUse(caller, 'invoices.credit'),
      mayUse(caller, 'invoices.pdf'),
      mayUse(caller, 'invoices.credit-note-pdf'),
    ]);
  if (read.problem?.status === 404) notFound();
  return (
    <ClientMessages namespaces={['billing', 'invoices', 'payments']}>
      <HydratedQueries state={JSON.stringify(dehydrate(queries))}>
        <InvoiceScreen
          id={id}
          clinic={await clinicOnPaper()}
          rights={{
            issues,
            changes,
            removes,
            collects,
            splits,
            voids,
            credits,
            prints,
            printsNotes,
            payments,
          }}
          problem={read.problem}
        />
      </HydratedQueries>
    </ClientMessages>
  );
}
