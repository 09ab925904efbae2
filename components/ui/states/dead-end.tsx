import { useTranslations } from 'next-intl';
import { DeadEndView } from './dead-end-view';

const ICONS = { noAccess: 'lock', notFound: 'search' } as const;

/** A page that exists but not for this role goes with a 403, one that does not with a 404. */
export function DeadEnd({ why }: { why: keyof typeof ICONS }) {
  const t = useTranslations('errors');
  return (
    <DeadEndView
      icon={ICONS[why]}
      title={t(`${why}.title`)}
      explain={t(`${why}.explain`)}
      home={t('home')}
    />
  );
}
