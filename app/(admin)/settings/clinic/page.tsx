import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SafetyForm } from '@/components/clinic/safety-form';
import { PageHeader } from '@/components/ui/page-header';
import { requireOwnRight } from '@/lib/clinic/own-right.server';
import { pageCaller } from '@/lib/clinic/page-caller';
import { readSettings } from '@/lib/clinic/settings/clinic-settings.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { loadForPage } from '@/lib/queries/load-for-page.server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('clinicSettings');
  return { title: t('title') };
}

/** What the clinic decides for itself. */
export default async function ClinicSettingsPage() {
  const caller = await pageCaller();
  await loadForPage(caller, requireOwnRight(caller, 'clinic.settings'));
  const { version, settings } = await readSettings();
  const t = await getTranslations('clinicSettings');
  return (
    <>
      <PageHeader title={t('title')} />
      <ClientMessages namespaces={['clinicSettings']}>
        <SafetyForm key={version} version={version} values={settings.safety} />
      </ClientMessages>
    </>
  );
}
