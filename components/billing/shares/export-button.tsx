'use client';

import { useLocale, useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/files/download-button';
import { billingHandlers } from '@/lib/billing/handlers';
import { filterParams, type ShareView } from '@/lib/billing/share-view';
import { ClinicProblem } from '@/lib/queries/problem';

/** All that the list finds, not this page of it alone, as a file for spreadsheets. */
export function ExportButton({ filter }: { filter: Partial<Omit<ShareView, 'page'>> }) {
  const t = useTranslations('patientShares');
  const locale = useLocale();
  const asked = filterParams(filter);
  asked.set('locale', locale);
  function wordsOf(error: unknown): string | undefined {
    if (!(error instanceof ClinicProblem) || error.code !== 'TOO_MANY_ROWS') return undefined;
    return t('tooManyForFile', { total: Number(error.details.total) });
  }
  return (
    <DownloadButton
      path={`${billingHandlers.exportShares.path}?${asked}`}
      name={`${t('fileName')}.csv`}
      icon="table"
      wordsOf={wordsOf}
    >
      {t('export')}
    </DownloadButton>
  );
}
