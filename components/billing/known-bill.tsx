'use client';

import { useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { type StandingBill, standingBillHref } from '@/lib/billing/standing-bill';
import { type NewBill, useBilledWords } from './use-billed-words';
import { useStandingBillWords } from './use-standing-bill-words';

interface KnownBillProps {
  patientId: string;
  billed: StandingBill;
  bill: NewBill;
  /** Bills the same lines, not as the appointment's, where that can be. */
  onUnlink?: (() => void) | undefined;
}

/** Said before anything is typed for an attention that is billed already: sent, it would be refused. */
export function KnownBill({ patientId, billed, bill, onUnlink }: KnownBillProps) {
  const t = useTranslations('billing.billed');
  const words = useStandingBillWords();
  const next = useBilledWords(bill);
  return (
    <Banner tone="attention" title={words.where(billed)}>
      <p>{billed.rail === 'invoice' && !billed.isCertain ? t('made') : next(billed.rail)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <LinkButton href={standingBillHref(billed, patientId)} target="_blank" size="small">
          {billed.rail === 'invoice' ? t('openNumber', { number: billed.number }) : t('openCharge')}
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
