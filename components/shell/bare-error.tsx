'use client';

import { createTranslator, type Locale, type Messages } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Correlation } from '@/components/ui/correlation';
import { State } from '@/components/ui/states/state';
import { localeFromHeader } from '@/lib/i18n/locales';

/**
 * For when the shell, or everything, broke: there is no one left to hand over words, so they are
 * fetched here, and only then.
 */
export default function BareError({ digest }: { digest: string | undefined }) {
  const [words, setWords] = useState<{ locale: Locale; messages: Messages } | null>(null);

  useEffect(() => {
    const asked = document.documentElement.lang || navigator.languages.join();
    const locale = localeFromHeader(asked) ?? 'es-CO';
    import(`../../messages/${locale}.json`).then(
      (catalogue: { default: Messages }) => setWords({ locale, messages: catalogue.default }),
      (cause: unknown) => console.error(cause),
    );
  }, []);

  if (!words) return null;
  const t = createTranslator({ ...words, namespace: 'errors' });
  return (
    <main className="flex min-h-dvh items-center">
      <State
        icon="alert"
        tone="danger"
        heading="h1"
        urgent
        title={t('boundary.title')}
        action={<Button onClick={() => location.reload()}>{t('reload')}</Button>}
      >
        <p>{t('boundary.explain')}</p>
        {digest && <Correlation label={t('correlation')} id={digest} />}
      </State>
    </main>
  );
}
