import { useTranslations } from 'next-intl';
import { buttonClass } from './button-class';
import { State } from './state';

/** The page exists, but not for this role. Goes with a 403. */
export function NoAccess() {
  const t = useTranslations('errors');
  return (
    <State
      icon="lock"
      heading="h1"
      title={t('noAccess.title')}
      action={
        // A plain link: this is sent along with every page, and the router's is not small.
        <a href="/" className={buttonClass('secondary', 'medium')}>
          {t('home')}
        </a>
      }
    >
      <p>{t('noAccess.explain')}</p>
    </State>
  );
}
