'use client';

import { useLocale, useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/files/download-button';
import { billingHandlers } from '@/lib/billing/handlers';

interface CsvButtonProps {
  of: 'payments' | 'invoices' | 'shares';
  /** As the list has it: all that it finds is in the file, not this page of it alone. */
  filter: Readonly<Record<string, string | null | undefined>>;
}

const HANDLERS = {
  payments: billingHandlers.paymentsFile,
  invoices: billingHandlers.invoicesFile,
  shares: billingHandlers.exportShares,
};

/** A list as a file for spreadsheets, in the language of the page. */
export function CsvButton({ of, filter }: CsvButtonProps) {
  const t = useTranslations('billing.csv');
  const locale = useLocale();
  const asked = new URLSearchParams({ locale });
  for (const [name, value] of Object.entries(filter)) if (value) asked.set(name, value);
  return (
    <DownloadButton
      path={`${HANDLERS[of].path}?${asked}`}
      name={`${t(`names.${of}`)}.csv`}
      icon="table"
    >
      {t('download')}
    </DownloadButton>
  );
}
