import { useTranslations } from 'next-intl';
import { SegmentedLinks } from '@/components/ui/buttons/segmented-links';

interface WhoseDayProps {
  /** What they have of their own: patients, or a place and doctors they receive for. */
  own: 'own' | 'desk';
  isClinics: boolean;
}

/** For a doctor of the clinic, or a person with a desk of their own: their day, or everybody's. */
export function WhoseDay({ own, isClinics }: WhoseDayProps) {
  const t = useTranslations('today.whose');
  return (
    <SegmentedLinks
      label={t('label')}
      segments={[
        { href: '/', isCurrent: !isClinics, label: t(own) },
        { href: '/?of=clinic', isCurrent: isClinics, label: t('clinic') },
      ]}
    />
  );
}
