'use client';

import { useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import { isCertain, type StandingBill, standingBillHref } from '@/lib/billing/standing-bill';
import { type NewBill, useBilledWords } from './use-billed-words';
import { useStandingBillWords } from './use-standing-bill-words';
import { WaysOut } from './ways-out';

interface KnownBillProps {
  patientId: string;
  standing: StandingBill;
  next: NewBill;
  /** Bills the same lines, not as the appointment's, where that can be. */
  onUnlink: (() => void) | undefined;
}

/** Said before anything is typed for an attention that is billed already: sent, it would be refused. */
export function KnownBill({ patientId, standing, next, onUnlink }: KnownBillProps) {
  const t = useTranslations('billing.billed');
  const words = useStandingBillWords();
  const billedWords = useBilledWords(next);
  return (
    <Banner tone="attention" title={words.where(standing)}>
      <p>{isCertain(standing) ? billedWords(standing.rail) : t('made')}</p>
      <WaysOut
        href={standingBillHref(standing, patientId)}
        label={
          standing.rail === 'invoice'
            ? t('openNumber', { number: standing.number })
            : t('openCharge')
        }
        onUnlink={onUnlink}
      />
    </Banner>
  );
}
