import { useLocale, useTranslations } from 'next-intl';
import type { StandingBill } from '@/lib/billing/shared/standing-bill';
import { formatPesos } from '@/lib/kit/money/money-format';

/** What an appointment is billed on, in words; in those of `billing.standing`. */
export function useStandingBillWords() {
  const t = useTranslations('billing.standing');
  const locale = useLocale();
  return {
    /** Where it is billed, and what the patient has a part in. */
    where(bill: StandingBill): string {
      if (bill.rail === 'invoice') {
        return t(bill.isCertain ? 'invoice' : 'made', { number: bill.number });
      }
      return bill.share === undefined
        ? t('charge', { payer: bill.payer })
        : t('chargeShared', { payer: bill.payer, share: formatPesos(bill.share, locale) });
    },
    /** What becomes of it where the appointment does not take place: nothing. */
    stays(bill: StandingBill): string {
      if (bill.rail === 'invoice') {
        return t(bill.isCertain ? 'stays.invoice' : 'stays.made', { number: bill.number });
      }
      return bill.share === undefined
        ? t('stays.charge', { payer: bill.payer })
        : t('stays.chargeShared', {
            payer: bill.payer,
            share: formatPesos(bill.share, locale),
          });
    },
  };
}
