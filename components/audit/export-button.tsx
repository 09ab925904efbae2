'use client';

import { useLocale, useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/files/download-button';
import { type AuditFilter, auditParams, MOST_EXPORTED } from '@/lib/audit/audit-view';
import { auditHandlers } from '@/lib/audit/handlers';
import { ClinicProblem } from '@/lib/queries/problem';

/** All that the filter finds, not this page of it alone, as a file for spreadsheets. */
export function ExportButton({ filter }: { filter: AuditFilter }) {
  const t = useTranslations('audit');
  const asked = auditParams(filter);
  asked.set('locale', useLocale());
  function wordsOf(error: unknown): string | undefined {
    if (!(error instanceof ClinicProblem) || error.code !== 'TOO_MANY_ROWS') return undefined;
    return t('tooManyForFile', { max: MOST_EXPORTED });
  }
  return (
    <DownloadButton
      path={`${auditHandlers.export.path}?${asked}`}
      name={`${t('fileName')}.csv`}
      icon="table"
      wordsOf={wordsOf}
    >
      {t('export')}
    </DownloadButton>
  );
}
