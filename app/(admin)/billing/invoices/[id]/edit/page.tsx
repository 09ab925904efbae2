import { notFound, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { EditInvoiceForm } from '@/components/billing/invoices/edit/edit-invoice-form';
import { ReloadError } from '@/components/form/reload-error';
import { PageHeader } from '@/components/ui/page-header';
import { takesKinds } from '@/lib/billing/bill-rights.server';
import { mayBillPlan } from '@/lib/billing/planned-lines.server';
import { invoiceHref } from '@/lib/billing/shared/invoice-view';
import { changeInvoice, readInvoice } from '@/lib/contract/billing/invoices';
import { ID_PATTERN } from '@/lib/contract/limits';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { mayUse } from '@/lib/server/door/may-use';
import { readOnBehalfOf, requireOffered } from '@/lib/server/door/on-behalf-of';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';

export const generateMetadata = screenMetadata('editInvoice');

/** A draft to be changed; what is a draft no more is shown as it is. */
export default async function EditInvoicePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const caller = await pageCaller();
  if (!ID_PATTERN.test(id)) notFound();
  await requireScreen(caller, 'editInvoice', { params: { id } });
  const t = await getTranslations('invoices');
  const offer = await loadForPage(caller, requireOffered(caller, changeInvoice));
  if (offer.problem?.code === 'NOT_OFFERED') redirect(invoiceHref(id));
  if (offer.problem) return <ReloadError problem={offer.problem} title={t('detail.failed')} />;
  const [read, searchesProcedures, asksKinds, billsPlan] = await Promise.all([
    loadForPage(caller, readOnBehalfOf(caller, readInvoice, { params: { id } })),
    mayUse(caller, 'procedures.list'),
    takesKinds(changeInvoice),
    mayBillPlan(caller),
  ]);
  if (read.problem?.status === 404) notFound();
  if (read.problem) return <ReloadError problem={read.problem} title={t('detail.failed')} />;
  const invoice = read.data;
  if (invoice.status !== 'draft') redirect(invoiceHref(id));
  return (
    <ClientMessages namespaces={['billLines', 'billing', 'invoices', 'items']}>
      <PageHeader title={t('edit.title', { number: invoice.invoiceNumber })} />
      <EditInvoiceForm
        invoice={invoice}
        rights={{ searchesProcedures, takesKinds: asksKinds, billsPlan }}
      />
    </ClientMessages>
  );
}
