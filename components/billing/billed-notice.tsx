'use client';

import type { StandingBill } from '@/lib/billing/standing-bill';
import type { Change } from '@/lib/changes/use-change';
import type { ClinicProblem } from '@/lib/queries/problem';
import { AlreadyBilled } from './already-billed';
import { KnownBill } from './known-bill';
import type { NewBill } from './use-billed-words';

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
