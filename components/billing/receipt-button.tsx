'use client';

import { useLocale, useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/files/download-button';
import { problemFacts } from '@/components/form/problem-message';
import { formatPesos } from '@/lib/kit/money/money-format';

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

/** What a refused receipt says beyond its kind; undefined where it is a failure like any. */
function useReceiptWords() {
  const t = useTranslations('billing');
  return (error: unknown): string | undefined => {
    const { status, code } = problemFacts(error);
    // The contract does not say how a receipt is refused. A 400, 409 or 422 counts as no receipt.
    const isRefused = code === 'RECEIPT_NOT_AVAILABLE' || [400, 409, 422].includes(status);
    return isRefused ? t('noReceipt') : undefined;
  };
}
