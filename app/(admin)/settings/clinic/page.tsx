import { getTranslations } from 'next-intl/server';
import { ConfirmationForm } from '@/components/clinic/confirmation-form';
import { DeskForm } from '@/components/clinic/desk-form';
import { SafetyForm } from '@/components/clinic/safety-form';
import { PageHeader } from '@/components/ui/page-header';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { readSettings } from '@/lib/server/db/clinic-settings.server';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';

export const generateMetadata = screenMetadata('clinic');

/** What the clinic decides for itself. */
export default async function ClinicSettingsPage() {
  const caller = await pageCaller();
  await requireScreen(caller, 'clinic');
  const { version, settings } = await readSettings();
  const t = await getTranslations('clinicSettings');
  return (
    <>
      <PageHeader title={t('title')} />
      <ClientMessages namespaces={['clinicSettings']}>
        <div className="grid gap-4">
          <SafetyForm key={`safety ${version}`} version={version} values={settings.safety} />
          <ConfirmationForm
            key={`confirmation ${version}`}
            version={version}
            values={settings.confirmation}
          />
          <DeskForm key={`desk ${version}`} version={version} values={settings.desk} />
        </div>
      </ClientMessages>
    </>
  );
}
