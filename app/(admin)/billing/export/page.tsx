import { getTranslations } from 'next-intl/server';
import { ExportForm } from '@/components/billing/export/export-form';
import { ReloadError } from '@/components/form/reload-error';
import { Banner } from '@/components/ui/banner';
import { PageHeader } from '@/components/ui/page-header';
import { exportInvoices, readExportForm } from '@/lib/contract/billing/invoice-export';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { readOnBehalfOf } from '@/lib/server/door/on-behalf-of';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';

export const generateMetadata = screenMetadata('export');

export default async function ExportPage() {
  const caller = await pageCaller();
  await requireScreen(caller, 'export');
  const t = await getTranslations('invoiceExport');
  const { features } = clinic();
  // Until that is known it may be tried.
  const canDownload = (await features.offers(exportInvoices.id)) || !features.known();
  const form = await loadForPage(caller, readOnBehalfOf(caller, readExportForm, {}));
  if (form.problem) {
    return (
      <div className="rounded-md border border-line bg-surface">
        <ReloadError problem={form.problem} title={t('failed')} />
      </div>
    );
  }
  return (
    <ClientMessages namespaces={['invoiceExport']}>
      <PageHeader title={t('title')} />
      {!canDownload && (
        <Banner tone="neutral" className="mb-4">
          {t('notOffered')}
        </Banner>
      )}
      <ExportForm
        form={form.data}
        today={clinicToday(env().timezone, new Date())}
        canDownload={canDownload}
      />
    </ClientMessages>
  );
}
