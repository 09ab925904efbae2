import { useTranslations } from 'next-intl';
import { buttonClass } from './button-class';
import { State } from './state';

const ICONS = { noAccess: 'lock', notFound: 'search' } as const;

/** A page that exists but not for this role goes with a 403, one that does not with a 404. */
export function DeadEnd({ why }: { why: keyof typeof ICONS }) {
  const t = useTranslations('errors');
  return (
    <State
      icon={ICONS[why]}
      heading="h1"
      title={t(`${why}.title`)}
      action={
        // A plain link: this is sent along with every page, and the router's is not small.
        <a href="/" className={buttonClass('secondary', 'medium')}>
          {t('home')}
        </a>
      }
    >
      <p>{t(`${why}.explain`)}</p>
    </State>
  );
}
