import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReloadError } from '@/components/form/reload-error';
import { ExportForm } from '@/components/invoice-export/export-form';
import { Banner } from '@/components/ui/banner';
import { PageHeader } from '@/components/ui/page-header';
import { clinic } from '@/lib/clinic/clinic.server';
import { readOnBehalfOf, requireRight } from '@/lib/clinic/on-behalf-of';
import { pageCaller } from '@/lib/clinic/page-caller';
import { exportInvoices, readExportForm } from '@/lib/contract/invoice-export';
import { env } from '@/lib/env.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { loadForPage } from '@/lib/queries/load-for-page.server';
import { clinicToday } from '@/lib/rules/clinic-time';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('invoiceExport');
  return { title: t('title') };
}

export default async function ExportPage() {
  const caller = await pageCaller();
  await loadForPage(caller, requireRight(caller, exportInvoices, {}));
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
