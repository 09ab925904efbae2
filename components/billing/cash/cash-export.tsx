'use client';

import { useLocale, useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/files/download-button';
import { billingHandlers } from '@/lib/billing/handlers';
import { searchOf } from '@/lib/queries/call-own';

interface CashExportProps {
  /** One session with its movements, or the sessions of a day of the clinic. */
  of: { readonly id: string } | { readonly date: string };
  /** Of the file, without its ending. */
  name: string;
}

export function CashExport({ of, name }: CashExportProps) {
  const t = useTranslations('cash.sheet');
  const locale = useLocale();
  return (
    <DownloadButton
      path={`${billingHandlers.exportCash.path}${searchOf({ ...of, locale })}`}
      name={`${name}.csv`}
      icon="table"
      size="medium"
    >
      {t('csv')}
    </DownloadButton>
  );
}
