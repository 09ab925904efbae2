import { getTranslations } from 'next-intl/server';
import { ReloadError } from '@/components/form/reload-error';
import { KnownInvoices } from '@/components/invoices/known-invoices';
import { NewInvoiceButton } from '@/components/invoices/new-invoice-button';
import { PageHeader } from '@/components/ui/page-header';
import { INVOICES_PAGE, type InvoiceView } from '@/lib/billing/invoice-view';
import { readKnownInvoices } from '@/lib/billing/known-invoices.server';
import type { Caller } from '@/lib/clinic/caller';
import { requireRight } from '@/lib/clinic/on-behalf-of';
import { listInvoices } from '@/lib/contract/invoices';
import { loadForPage } from '@/lib/queries/load-for-page.server';

/** The invoices of a service that lists none. */
export async function KnownList({
  caller,
  view: { patientId, page },
  canCreate,
}: {
  caller: Caller;
  view: InvoiceView;
  canCreate: boolean;
}) {
  const t = await getTranslations('invoices');
  await loadForPage(caller, requireRight(caller, listInvoices, {}));
  const known = await loadForPage(
    caller,
    readKnownInvoices(caller, { patientId, page, limit: INVOICES_PAGE }),
  );
  if (known.problem) {
    return (
      <div className="rounded-md border border-line bg-surface">
        <ReloadError problem={known.problem} title={t('failed')} />
      </div>
    );
  }
  const { data, pagination, isPartial } = known.data;
  // Nothing else can be asked for here.
  const view = { patientId, status: undefined, from: undefined, to: undefined, search: '', page };
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={t('total', { total: pagination.total })}
        actions={canCreate && <NewInvoiceButton patientId={patientId} />}
      />
      <KnownInvoices view={view} invoices={data} total={pagination.total} isPartial={isPartial} />
    </>
  );
}
