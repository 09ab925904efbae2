'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, lazy, Suspense } from 'react';

interface ErrorPageProps {
  error: Error & { digest?: string };
  retry: () => void;
}

// Sent along with every page, so what it shows is fetched when it is needed.
const BrokenScreen = lazy<ComponentType<ErrorPageProps>>(async () => ({
  default: await import('@/components/shell/broken-screen').then(
    (screen) => screen.BrokenScreen,
    () => WordsAlone,
  ),
}));

export default function ErrorPage(props: ErrorPageProps) {
  return (
    <Suspense>
      <BrokenScreen {...props} />
    </Suspense>
  );
}

/** Without a connection even what tells of a failure may not come. */
function WordsAlone() {
  const t = useTranslations('errors');
  return (
    <div role="alert">
      <h1>{t('boundary.title')}</h1>
      <p>{t('boundary.explain')}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {t('reload')}
      </button>
    </div>
  );
}
