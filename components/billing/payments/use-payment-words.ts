import { useTranslations } from 'next-intl';
import type { Tone } from '@/components/ui/tone';
import { METHODS, STATUSES } from '@/lib/billing/payment-view';

const TONES: Readonly<Record<(typeof STATUSES)[number], Tone>> = {
  completed: 'done',
  pending: 'attention',
  failed: 'danger',
  refunded: 'neutral',
  reversed: 'neutral',
};

/** Words for what a payment is; what nobody knew of is shown as it came. */
export function usePaymentWords() {
  const t = useTranslations('payments');
  return {
    method(value: string): string {
      const known = METHODS.find((method) => method === value);
      return known ? t(`methods.${known}`) : value;
    },
    status(value: string): { readonly word: string; readonly tone: Tone } {
      const known = STATUSES.find((status) => status === value);
      return known
        ? { word: t(`statuses.${known}`), tone: TONES[known] }
        : { word: value, tone: 'neutral' };
    },
  };
}
