import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ServiceWords } from '@/components/ui/service-words';
import type { ListedShare } from '@/lib/billing/listed-share';
import { formatInstant } from '@/lib/kit/dates/clinic-time';
import { formatPesos } from '@/lib/kit/money/money-format';
import { fullName, shownName } from '@/lib/kit/text/full-name';

/** Words for what a share is; its labels are the service's own. */
export function useShareWords() {
  const t = useTranslations('patientShares');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'UTC';
  return {
    paidAt: ({ paymentDate }: ListedShare) => formatInstant(paymentDate, locale, zone),
    /** What it is and whose, where that is known. */
    title: ({ conceptLabel, amount, patient }: ListedShare) =>
      [`${conceptLabel}, ${formatPesos(amount, locale)}`, patient && fullName(patient)]
        .filter(Boolean)
        .join(' · '),
    /** Who pays the rest, and on which account in which state; that there is none any more. */
    account({ payerName, payerAccount }: ListedShare): {
      readonly payer?: string;
      readonly which: ReactNode;
    } {
      if (payerName === null || payerAccount === null) return { which: t('noAccount') };
      const { number, periodLabel, statusLabel } = payerAccount;
      return {
        payer: shownName(payerName),
        which: (
          <>
            {number && `${number} · `}
            <ServiceWords>{[periodLabel, statusLabel].filter(Boolean).join(' · ')}</ServiceWords>
          </>
        ),
      };
    },
  };
}
