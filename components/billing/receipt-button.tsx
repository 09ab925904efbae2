'use client';

import { useLocale, useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/files/download-button';
import { formatPesos } from '@/lib/rules/money-format';
import { useReceiptWords } from './use-receipt-words';

interface ReceiptButtonProps {
  paymentId: string;
  /** COP. */
  amount: number;
  /** When it was paid, in words. */
  when: string;
}

/** Downloads the receipt of a payment; the service decides whether there is one. */
export function ReceiptButton({ paymentId, amount, when }: ReceiptButtonProps) {
  const t = useTranslations('billing');
  const locale = useLocale();
  return (
    <DownloadButton
      path={`/api/clinic/billing/payments/${paymentId}/receipt`}
      wordsOf={useReceiptWords()}
      label={t('receiptOf', { amount: formatPesos(amount, locale), date: when })}
    >
      {t('receipt')}
    </DownloadButton>
  );
}
