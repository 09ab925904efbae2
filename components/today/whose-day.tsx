import { useTranslations } from 'next-intl';
import { SegmentedLinks } from '@/components/ui/buttons/segmented-links';

/** For whoever is a doctor of the clinic: their own day, or everybody's. */
export function WhoseDay({ isClinics }: { isClinics: boolean }) {
  const t = useTranslations('today.whose');
  return (
    <SegmentedLinks
      label={t('label')}
      segments={[
        { href: '/', isCurrent: !isClinics, label: t('own') },
        { href: '/?of=clinic', isCurrent: isClinics, label: t('clinic') },
      ]}
    />
  );
}
