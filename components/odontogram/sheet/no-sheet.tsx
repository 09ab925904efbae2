'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { LoadError } from '@/components/form/load-error';
import { UnavailableState } from '@/components/ui/states/unavailable-state';
import { type PageProblem, toProblem } from '@/lib/queries/page-problem';

/** In place of a chart that could not be read: nothing that could be taken for a mouth is printed. */
export function NoSheet({ problem }: { problem: PageProblem }) {
  const t = useTranslations('odontogram');
  const router = useRouter();
  const [isRetrying, startRetry] = useTransition();
  if (problem.code === 'NOT_OFFERED') {
    return (
      <UnavailableState title={t('sheet.unread')}>{t('sheet.unreadExplain')}</UnavailableState>
    );
  }
  if (problem.code === 'SERVICE_FORBIDDEN') {
    return (
      <UnavailableState title={t('page.notOffered')}>
        {t('page.notOfferedExplain')}
      </UnavailableState>
    );
  }
  return (
    <LoadError
      heading="h1"
      title={t('page.failed')}
      error={toProblem(problem)}
      retrying={isRetrying}
      onRetry={() => startRetry(() => router.refresh())}
    />
  );
}
