import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ServiceWords } from '@/components/ui/service-words';
import type { ListedShare } from '@/lib/billing/listed-share';
import { formatInstant } from '@/lib/kit/dates/clinic-time';
import { formatPesos } from '@/lib/kit/money/money-format';
import { fullName, shownName } from '@/lib/kit/text/full-name';
import type { ClinicProblem } from '@/lib/queries/problem';

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

/** Above the fields of a dialog: which share it is about, and who pays the rest. */
export function ShareSummary({ share, children }: { share: ListedShare; children?: ReactNode }) {
  const words = useShareWords();
  const { payer, which } = words.account(share);
  return (
    <div>
      <p className="font-medium">{words.title(share)}</p>
      <p className="tabular text-ink-muted">
        {payer && `${payer} · `}
        {which}
      </p>
      {children}
    </div>
  );
}

/** Refusals of the service that end what was begun, each with its words. */
const REFUSALS = [
  'SHARE_COLLECTED',
  'SHARE_CANCELLED',
  'SHARE_REFUNDED',
  'SHARE_NOT_PENDING',
  'CHARGE_REMOVED',
] as const;

/** Why a share is not collected or cancelled any more, and by whom; undefined for any other failure. */
export function useShareRefusal(problem: ClinicProblem | undefined): string | undefined {
  const t = useTranslations('patientShares.refused');
  const refusal = REFUSALS.find((known) => known === problem?.code);
  if (problem === undefined || refusal === undefined) return undefined;
  const { by, receiptNumber } = problem.details;
  if (refusal === 'SHARE_COLLECTED' && by && receiptNumber) {
    return t('collectedBy', { by: String(by), number: String(receiptNumber) });
  }
  return refusal === 'SHARE_CANCELLED' && by ? t('cancelledBy', { by: String(by) }) : t(refusal);
}
