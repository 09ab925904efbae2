'use client';

import { useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { type StandingBill, standingBillHref } from '@/lib/billing/standing-bill';
import { useStandingBillWords } from './use-standing-bill-words';

interface KnownBillProps {
  patientId: string;
  bill: StandingBill;
  /** Bills the same lines, not as the appointment's, where that can be. */
  onUnlink?: (() => void) | undefined;
}

/** Said before anything is typed for an attention that is billed already: sent, it would be refused. */
export function KnownBill({ patientId, bill, onUnlink }: KnownBillProps) {
  const t = useTranslations('billing.billed');
  const words = useStandingBillWords();
  return (
    <Banner tone="attention" title={words.where(bill)}>
      <p>{t(bill.rail === 'invoice' && !bill.isCertain ? 'made' : bill.rail)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <LinkButton href={standingBillHref(bill, patientId)} target="_blank" size="small">
          {bill.rail === 'invoice' ? t('openNumber', { number: bill.number }) : t('openCharge')}
        </LinkButton>
        {onUnlink && (
          <Button size="small" onClick={onUnlink}>
            {t('unlink')}
          </Button>
        )}
      </div>
    </Banner>
  );
}
