'use client';

import { useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/files/download-button';

interface StatementButtonProps {
  patientId: string;
  /** Whose it is, where several on a page are named alike. */
  name?: string;
}

/** Downloads a patient's statement of account. */
export function StatementButton({ patientId, name }: StatementButtonProps) {
  const t = useTranslations('billing');
  return (
    <DownloadButton
      path={`/api/clinic/patients/${encodeURIComponent(patientId)}/statement`}
      {...(name && { label: t('statementOf', { name }) })}
    >
      {t('statement')}
    </DownloadButton>
  );
}
