import { useTranslations } from 'next-intl';
import { buttonClass } from './button-class';
import { State } from './state';

/** Goes with a 404. */
export function NotFoundState() {
  const t = useTranslations('errors');
  return (
    <State
      icon="search"
      heading="h1"
      title={t('notFound.title')}
      action={
        // A plain link: this is sent along with every page, and the router's is not small.
        <a href="/" className={buttonClass('secondary', 'medium')}>
          {t('home')}
        </a>
      }
    >
      <p>{t('notFound.explain')}</p>
    </State>
  );
}
