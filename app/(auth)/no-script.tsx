import { getTranslations } from 'next-intl/server';
import { Banner } from '@/components/ui/banner';

/** The forms need script; without it they are hidden and this says why. */
export async function NoScript() {
  const t = await getTranslations('auth.javascript');
  return (
    <noscript>
      <Banner tone="attention" title={t('title')}>
        <p>{t('explain')}</p>
      </Banner>
    </noscript>
  );
}
