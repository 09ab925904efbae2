import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { UnavailableState } from '@/components/ui/unavailable-state';

/** In place of a form that the service takes nothing from. */
export function PatientFormNotOffered() {
  const t = useTranslations();
  return (
    <UnavailableState
      title={t('patientForm.notOfferedTitle')}
      action={<LinkButton href="/patients">{t('patient.back')}</LinkButton>}
    >
      {t('patientForm.notOfferedExplain')}
    </UnavailableState>
  );
}
