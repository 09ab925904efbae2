'use client';

import { ErrorSummary, type WrongField } from '@/components/form/error-summary';
import { UnknownOutcome } from '@/components/form/unknown-outcome';
import type { Submission } from '@/components/form/use-submission';
import type { StandingBill } from '@/lib/billing/standing-bill';
import { AlreadyBilled } from './already-billed';
import { KnownBill } from './known-bill';
import type { NewBill } from './use-billed-words';

interface BillOutcomeProps {
  submission: Submission;
  /** Fields that somebody has to look at, in their order. */
  wrong: readonly WrongField[];
  /** Says that nobody knows whether it was made. */
  unknown: string;
  /** Where it would be seen if it was. */
  look: { readonly href: string; readonly label: string };
  patientId: string;
  /** What it was known to be billed on before anything was sent. */
  standing: StandingBill | undefined;
  next: NewBill;
  /** Bills the same lines, not as the appointment's, where that can be. */
  onUnlink?: (() => void) | undefined;
}

/** What came of sending a bill, and the ways on from there. */
export function BillOutcome(props: BillOutcomeProps) {
  const { submission, wrong, unknown, look, patientId, standing, next, onUnlink } = props;
  const { attempt, outcome } = submission;
  const isBilled = outcome?.code === 'MEDICAL_RECORD_ALREADY_BILLED';
  return (
    <>
      <ErrorSummary
        attempt={attempt}
        fields={wrong}
        // Where every complaint has its field, saying it again in general is one message too many.
        problem={isBilled || wrong.length > 0 ? undefined : submission.problem}
      />
      {standing && !isBilled && (
        <KnownBill patientId={patientId} standing={standing} next={next} onUnlink={onUnlink} />
      )}
      {isBilled && (
        <AlreadyBilled
          key={attempt}
          patientId={patientId}
          details={outcome.details}
          standing={standing}
          next={next}
          onUnlink={onUnlink}
        />
      )}
      {submission.isUnsettled && (
        <UnknownOutcome
          key={`unknown-${attempt}`}
          title={unknown}
          look={look}
          submission={submission}
        />
      )}
    </>
  );
}
