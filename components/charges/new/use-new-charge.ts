'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type FirstLine, useBillLines } from '@/components/bill-lines/use-bill-lines';
import { useFormGuard } from '@/components/form/use-form-guard';
import { useLeadOn } from '@/components/form/use-lead-on';
import { useSubmission } from '@/components/form/use-submission';
import { useToast } from '@/components/ui/toast';
import type { LineDraft } from '@/lib/billing/bill-lines';
import {
  type ChargeErrors,
  checkCharge,
  NO_ERRORS,
  NO_SHARE,
  refusedCharge,
  type ShareDraft,
} from '@/lib/billing/charge-draft';
import { patientBillingHref } from '@/lib/billing/invoice-view';
import type { StandingBill } from '@/lib/billing/standing-bill';
import { useCreateCharge } from '@/lib/queries/charges';
import { useStandingBill } from '@/lib/queries/standing-bill';

export interface ChargeStart {
  readonly patientId: string;
  /** Whose attention is charged. */
  readonly appointmentId: string;
  readonly lines: readonly FirstLine[];
  /** What the attention is billed on already, where that is known. */
  readonly standing: StandingBill | undefined;
  /** Of the only payer there is; otherwise nobody chooses one for whoever charges. */
  readonly payerId: string;
}

/** A charge to a payer from its first word to its being made, once. */
export function useNewCharge(start: ChargeStart) {
  const t = useTranslations('charges.new');
  const leadOn = useLeadOn();
  const toast = useToast();
  const create = useCreateCharge();
  const { lines, isTyped, ...form } = useBillLines(start.lines);
  const [payerId, setPayerId] = useState(start.payerId);
  const [share, setShare] = useState<ShareDraft>(NO_SHARE);
  const [errors, setErrors] = useState<ChargeErrors>(NO_ERRORS);
  const submission = useSubmission(create, {
    onMade: () => {
      toast({ message: t('made') });
      leadOn(patientBillingHref(start.patientId));
    },
    onRefused: ({ fields }) => setErrors(refusedCharge(lines, fields)),
  });
  const { patientId, appointmentId } = start;
  const standing = useStandingBill({ id: appointmentId, patientId }, start.standing);
  const isBegun = isTyped || payerId !== start.payerId || share !== NO_SHARE;
  useFormGuard(isBegun, submission);

  function submit(): void {
    if (submission.isLocked) return;
    const checked = checkCharge({ payerId, lines, share });
    setErrors(checked.errors ?? NO_ERRORS);
    if (checked.errors !== undefined) submission.fail();
    else void submission.send({ body: { appointmentId: start.appointmentId, ...checked.body } });
  }

  /** What was corrected is judged anew with the next attempt. */
  function forgive(names: readonly (keyof ChargeErrors)[]): void {
    const corrected = Object.fromEntries(names.map((name) => [name, undefined]));
    setErrors((now) => ({ ...now, ...corrected, lines: now.lines }));
  }

  return {
    ...form,
    standing,
    lines,
    payerId,
    share,
    choosePayer: (id: string) => {
      forgive(['payer']);
      setPayerId(id);
    },
    changeShare: (change: Partial<ShareDraft>) => {
      forgive(Object.keys(change) as (keyof ShareDraft)[]);
      setShare((now) => ({ ...now, ...change }));
    },
    changeLine: (line: LineDraft) => {
      setErrors((now) => {
        const { [line.key]: _, ...others } = now.lines;
        return { ...now, lines: others, whole: undefined };
      });
      form.changeLine(line);
    },
    errors,
    submission,
    submit,
  };
}

export type NewCharge = ReturnType<typeof useNewCharge>;
