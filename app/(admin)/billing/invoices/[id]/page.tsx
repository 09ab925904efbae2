import { dehydrate } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { clinic } from '@/lib/clinic/clinic.server';
import { mayUse } from '@/lib/clinic/may-use';
import { pageCaller } from '@/lib/clinic/page-caller';
import { readInvoice } from '@/lib/contract/invoices';
import { ID_PATTERN } from '@/lib/contract/limits';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { HydratedQueries } from '@/lib/queries/hydrated-queries';
import { loadForPage } from '@/lib/queries/load-for-page.server';
import { prefetch } from '@/lib/queries/prefetch.server';
import { createQueryClient } from '@/lib/queries/query-client';
import { InvoiceScreen } from './client';
import { KnownInvoice } from './known-invoice';

/** No number in the title: the browser keeps titles in its history long after sign-out. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('invoices.detail');
  return { title: t('page') };
}

export default async function InvoicePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const caller = await pageCaller();
  if (!ID_PATTERN.test(id)) notFound();
  if (!(await clinic().features.offers('invoices.read'))) {
    return (
      <ClientMessages namespaces={['billing', 'invoices', 'payments']}>
        <KnownInvoice caller={caller} id={id} />
      </ClientMessages>
    );
  }
  const queries = createQueryClient();
  const [read, issues, collects, voids, prints] = await Promise.all([
    loadForPage(caller, prefetch(queries, caller, readInvoice, { params: { id } })),
    mayUse(caller, 'invoices.issue'),
    mayUse(caller, 'payments.create'),
    mayUse(caller, 'invoices.void'),
    mayUse(caller, 'invoices.pdf'),
  ]);
  if (read.problem?.status === 404) notFound();
  return (
    <ClientMessages namespaces={['billing', 'invoices', 'payments']}>
      <HydratedQueries state={JSON.stringify(dehydrate(queries))}>
        <InvoiceScreen
          id={id}
          rights={{ issues, collects, voids, prints }}
          problem={read.problem}
        />
      </HydratedQueries>
    </ClientMessages>
  );
}
