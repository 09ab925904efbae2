'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { Correlation } from '@/components/ui/correlation';
import { State } from '@/components/ui/states/state';

interface BrokenScreenProps {
  error: Error & { digest?: string };
  retry: () => void;
}

/** A screen that broke, inside the shell. `digest` stands in the server's log beside the cause. */
export function BrokenScreen({ error, retry }: BrokenScreenProps) {
  const t = useTranslations();
  return (
    <State
      icon="alert"
      tone="danger"
      heading="h1"
      urgent
      title={t('errors.boundary.title')}
      action={<Button onClick={retry}>{t('common.retry')}</Button>}
    >
      <p>{t('errors.boundary.explain')}</p>
      {error.digest && <Correlation label={t('errors.correlation')} id={error.digest} />}
    </State>
  );
}
