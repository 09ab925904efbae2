import { getTranslations } from 'next-intl/server';
import { LinkButton } from '@/components/ui/link-button';
import { State } from '@/components/ui/state';

export default async function DoctorNotFound() {
  const t = await getTranslations('schedules');
  return (
    <State
      icon="clock"
      heading="h1"
      title={t('notFound.title')}
      action={<LinkButton href="/schedules">{t('back')}</LinkButton>}
    >
      {t('notFound.explain')}
    </State>
  );
}
