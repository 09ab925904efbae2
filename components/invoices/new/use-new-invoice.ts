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
  checkInvoice,
  type InvoiceDraft,
  type InvoiceErrors,
  NO_ERRORS,
  refusedFields,
} from '@/lib/billing/invoice-draft';
import { invoiceHref } from '@/lib/billing/invoice-view';
import type { StandingBill } from '@/lib/billing/standing-bill';
import { useCreateInvoice } from '@/lib/queries/invoices';
import { useStandingBill } from '@/lib/queries/standing-bill';

export interface InvoiceStart {
  readonly patientId: string | undefined;
  /** Whose attention is billed. */
  readonly appointmentId: string | undefined;
  readonly lines: readonly FirstLine[];
  /** What the attention is billed on already, where that is known. */
  readonly standing: StandingBill | undefined;
}

/** An invoice from its first word to its being made, once. */
export function useNewInvoice(start: InvoiceStart) {
  const t = useTranslations('invoices.new');
  const leadOn = useLeadOn();
  const toast = useToast();
  const create = useCreateInvoice();
  const { lines, isTyped, ...form } = useBillLines(start.lines);
  const [rest, setRest] = useState({ discount: '', notes: '' });
  const draft: InvoiceDraft = { lines, ...rest };
  const [patientId, setPatientId] = useState(start.patientId ?? '');
  const [appointmentId, setAppointmentId] = useState(start.appointmentId);
  const [errors, setErrors] = useState<InvoiceErrors>(NO_ERRORS);
  const [isPatientMissing, setPatientMissing] = useState(false);
  const submission = useSubmission(create, {
    onMade: (made) => {
      toast({ message: t('made', { number: made.invoiceNumber }) });
      leadOn(invoiceHref(made.id));
    },
    onRefused: ({ fields }) => setErrors(refusedFields(draft, fields) ?? NO_ERRORS),
  });
  const isOtherPatient = patientId !== (start.patientId ?? '');
  const standing = useStandingBill(
    { id: appointmentId, patientId: start.patientId ?? '' },
    start.standing,
  );
  const isBegun = isTyped || isOtherPatient || rest.discount !== '' || rest.notes !== '';
  useFormGuard(isBegun, submission);

  function submit(): void {
    if (submission.isLocked) return;
    const checked = checkInvoice(draft);
    setPatientMissing(patientId === '');
    setErrors(checked.errors ?? NO_ERRORS);
    if (checked.errors !== undefined || patientId === '') {
      submission.fail();
      return;
    }
    const link = appointmentId === undefined ? {} : { appointmentId };
    void submission.send({ body: { patientId, ...checked.body, ...link } });
  }

  return {
    ...form,
    draft,
    // What was corrected is judged anew with the next attempt.
    change: (change: Partial<typeof rest>) => {
      const corrected = Object.keys(change).map((name) => [name, undefined]);
      setErrors((now) => ({ ...now, ...Object.fromEntries(corrected), lines: now.lines }));
      setRest((now) => ({ ...now, ...change }));
    },
    changeLine: (line: LineDraft) => {
      setErrors((now) => {
        const { [line.key]: _, ...others } = now.lines;
        return { ...now, lines: others, whole: undefined };
      });
      form.changeLine(line);
    },
    patientId,
    choosePatient: (id: string) => {
      setPatientMissing(false);
      submission.clear();
      setPatientId(id);
      // An appointment is of one patient.
      if (id !== start.patientId) setAppointmentId(undefined);
    },
    appointmentId,
    /** As the attention's, it will be refused. */
    standing,
    unlink: () => {
      setAppointmentId(undefined);
      submission.clear();
    },
    errors,
    isPatientMissing,
    submission,
    submit,
  };
}

export type NewInvoice = ReturnType<typeof useNewInvoice>;
