'use client';

import { useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import { isCertain, type StandingBill, standingBillHref } from '@/lib/billing/shared/standing-bill';
import type { Change } from '@/lib/changes/use-change';
import type { ClinicProblem } from '@/lib/queries/problem';
import { AlreadyBilled } from './already-billed';
import { useStandingBillWords } from './shared/use-standing-bill-words';
import { type NewBill, useBilledWords } from './use-billed-words';
import { WaysOut } from './ways-out';

interface BilledNoticeProps {
  change: Pick<Change<unknown, unknown>, 'problem' | 'failedAttempt'>;
  patientId: string;
  /** What it was known to be billed on before anything was sent. */
  standing: StandingBill | undefined;
  next: NewBill;
  /** Bills the same lines, not as the appointment's, where that can be. */
  onUnlink?: (() => void) | undefined;
}

/** The service refused a second bill of one attention. */
export function isBilledTwice(problem: ClinicProblem | undefined): boolean {
  return problem?.code === 'MEDICAL_RECORD_ALREADY_BILLED';
}

/** Where the attention of a bill is billed already, as far as that is known. */
export function BilledNotice(props: BilledNoticeProps) {
  const { change, patientId, standing, next, onUnlink } = props;
  const { problem, failedAttempt } = change;
  const bill = { patientId, next, onUnlink };
  if (problem && isBilledTwice(problem)) {
    const { details } = problem;
    return <AlreadyBilled key={failedAttempt} {...bill} details={details} standing={standing} />;
  }
  return standing ? <KnownBill {...bill} standing={standing} /> : null;
}

interface KnownBillProps {
  patientId: string;
  standing: StandingBill;
  next: NewBill;
  /** Bills the same lines, not as the appointment's, where that can be. */
  onUnlink: (() => void) | undefined;
}

/** Said before anything is typed for an attention that is billed already: sent, it would be refused. */
function KnownBill({ patientId, standing, next, onUnlink }: KnownBillProps) {
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
