import { useTranslations } from 'next-intl';
import type { Tone } from '@/components/ui/tone';
import { STATUSES } from '@/lib/billing/shared/invoice-view';

const TONES: Readonly<Record<(typeof STATUSES)[number], Tone>> = {
  draft: 'neutral',
  issued: 'attention',
  partially_paid: 'attention',
  paid: 'done',
  void: 'danger',
};
const TYPES = ['electronic', 'manual'] as const;

/** Words for what an invoice is; what nobody knew of is shown as it came. */
export function useInvoiceWords() {
  const t = useTranslations('invoices');
  return {
    status(value: string): { readonly word: string; readonly tone: Tone } {
      const known = STATUSES.find((status) => status === value);
      return known
        ? { word: t(`statuses.${known}`), tone: TONES[known] }
        : { word: value, tone: 'neutral' };
    },
    type(value: string): string {
      const known = TYPES.find((type) => type === value);
      return known ? t(`types.${known}`) : value;
    },
  };
}
