import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { formatInstant } from '@/lib/kit/dates/clinic-time';
import { formatPesos } from '@/lib/kit/money/money-format';

const METHODS = ['cash', 'card', 'transfer', 'check', 'other'] as const;
const KINDS = ['payment', 'share', 'refund', 'reversal'] as const;

/** Words for what a till holds; what nobody knew of is shown as it came. */
export function useCashWords() {
  const t = useTranslations('cash');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'UTC';
  const pesos = (amount: number) => formatPesos(amount, locale);
  return {
    pesos,
    method(value: string): string {
      const known = METHODS.find((method) => method === value);
      return known ? t(`methods.${known}`) : value;
    },
    kind(value: string): string {
      const known = KINDS.find((kind) => kind === value);
      return known ? t(`kinds.${known}`) : value;
    },
    when: (at: string) => formatInstant(at, locale, zone),
    /** `Faltante: $ 5.000`. */
    difference(amount: number): string {
      if (amount === 0) return t('balanced');
      const kind = t(amount > 0 ? 'surplus' : 'shortage');
      return t('differenceOf', { kind, amount: pesos(Math.abs(amount)) });
    },
  };
}
