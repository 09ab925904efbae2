import { getTranslations } from 'next-intl/server';
import { KnownInvoices } from '@/components/billing/invoices/known-invoices';
import { NewInvoiceButton } from '@/components/billing/invoices/new-invoice-button';
import { ReloadError } from '@/components/form/reload-error';
import { PageHeader } from '@/components/ui/page-header';
import { readKnownInvoices } from '@/lib/billing/invoices/known-invoices.server';
import { INVOICES_PAGE, type InvoiceView } from '@/lib/billing/shared/invoice-view';
import { listInvoices } from '@/lib/contract/billing/invoices';
import type { Caller } from '@/lib/server/door/caller';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { requireRight } from '@/lib/server/door/on-behalf-of';

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
    readKnownInvoices(caller, { patientId: patientId ?? undefined, page, limit: INVOICES_PAGE }),
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
  const view = { patientId, status: null, owing: null, from: null, to: null, search: '', page };
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={t('total', { total: pagination.total })}
        actions={canCreate && <NewInvoiceButton patientId={patientId ?? undefined} />}
      />
      <KnownInvoices view={view} invoices={data} total={pagination.total} isPartial={isPartial} />
    </>
  );
}
