import { useTranslations } from 'next-intl';
import { problemFacts } from '@/components/form/problem-message';

/** What a refused receipt says beyond its kind; undefined where it is a failure like any. */
export function useReceiptWords() {
  const t = useTranslations('billing');
  return (error: unknown): string | undefined => {
    const { status, code } = problemFacts(error);
    // How a service refuses it is not published: any refusal of its own means that there is none.
    const isRefused = code === 'RECEIPT_NOT_AVAILABLE' || [400, 409, 422].includes(status);
    return isRefused ? t('noReceipt') : undefined;
  };
}
