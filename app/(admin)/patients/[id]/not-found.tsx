import { getTranslations } from 'next-intl/server';
import { LinkButton } from '@/components/ui/link-button';
import { State } from '@/components/ui/state';

export default async function PatientNotFound() {
  const t = await getTranslations('patient.notFound');
  return (
    <State
      icon="person"
      heading="h1"
      title={t('title')}
      action={<LinkButton href="/patients">{t('back')}</LinkButton>}
    >
      {t('explain')}
    </State>
  );
}
