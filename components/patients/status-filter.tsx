'use client';

import { useTranslations } from 'next-intl';
import { SegmentedLinks } from '@/components/ui/buttons/segmented-links';

type Status = 'active' | 'inactive' | null;

const CHOICES = [
  { status: null, word: 'all' },
  { status: 'active', word: 'active' },
  { status: 'inactive', word: 'inactive' },
] as const;

export function StatusFilter({
  current,
  hrefOf,
}: {
  current: Status;
  hrefOf: (status: Status) => string;
}) {
  const t = useTranslations('patients.status');
  return (
    <SegmentedLinks
      label={t('label')}
      segments={CHOICES.map(({ status, word }) => ({
        href: hrefOf(status),
        isCurrent: status === current,
        label: t(word),
      }))}
    />
  );
}
