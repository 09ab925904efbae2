'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod/mini';
import { NotesField } from '@/components/form/fields';
import { FormDialog } from '@/components/form/form-dialog';
import { useNotesWords } from '@/components/form/inputs/use-notes-words';
import { useChangeForm } from '@/components/form/use-change-form';
import { useToast } from '@/components/ui/overlays/toast';
import { INVOICE_READS } from '@/lib/billing/billing-queries';
import type { ShownPayment } from '@/lib/billing/payment-rights';
import { useChange } from '@/lib/changes/use-change';
import type { reversePayment } from '@/lib/contract/billing/payments';
import { MAX_REASON } from '@/lib/contract/limits';
import { paymentRoutes } from '@/lib/contract/routes/billing-routes';
import { formatPesos } from '@/lib/kit/money/money-format';
import { requiredNotes } from '@/lib/kit/typed-schemas';

const reverseForm = z.object({ reason: requiredNotes(MAX_REASON) });
/** Refusals of the service, each with its words. */
const REFUSALS = [
  'PAYMENT_REVERSED',
  'PAYMENT_HAS_REFUNDS',
  'PAYMENT_NOT_COMPLETED',
  'PAYMENT_NOT_OWN_OF_TODAY',
  'PAYMENT_AMOUNT_DIFFERS',
] as const;

export interface PaymentDialogProps {
  payment: ShownPayment;
  /** Of the invoice it was received on. */
  invoice: string;
  onClose: () => void;
}

/** Cancels a receipt that was typed wrongly, as a whole; the invoice owes the money again. */
export function ReverseDialog({ payment, invoice, onClose }: PaymentDialogProps) {
  const t = useTranslations('payments.reverse');
  const notesWord = useNotesWords(MAX_REASON);
  const locale = useLocale();
  const toast = useToast();
  const { id, amount, receiptNumber: receipt = '–' } = payment;
  const pesos = formatPesos(amount, locale);
  const reversing = useChange<typeof reversePayment>(paymentRoutes.reverse, {
    shown: INVOICE_READS,
    scope: id,
    onMade({ reversal }) {
      toast({ message: t('done', { receipt, number: reversal?.number ?? '–' }) });
      onClose();
    },
  });
  // What was closed before its answer came is shown as it was sent.
  const [values] = useState({ reason: reversing.sent?.body.reason ?? '' });
  const form = useChangeForm({
    schema: reverseForm,
    values,
    change: reversing,
    draft: { id: `reverse ${id}` },
    toInput: ({ reason }) => ({ params: { id }, body: { reason, amount } }),
    fieldOf: () => undefined,
  });
  const refusal = REFUSALS.find((known) => known === reversing.problem?.code);

  return (
    <FormDialog
      form={form}
      words={{
        label: () => t('reason'),
        error: (_, code) =>
          code === 'required' ? t('lacksReason') : notesWord(code, form.form.getValues('reason')),
      }}
      title={t('title', { receipt })}
      submit={t('submit')}
      danger
      told={refusal && t(`refused.${refusal}`)}
      isOver={refusal !== undefined}
      onClose={onClose}
    >
      <p>{t('explain', { amount: pesos, invoice })}</p>
      {payment.collectedBy?.name && (
        <p>{t('fromTillOf', { amount: pesos, name: payment.collectedBy.name })}</p>
      )}
      <p className="text-sm text-ink-muted">{t('notRefund')}</p>
      <NotesField name="reason" max={MAX_REASON} rows={3} />
    </FormDialog>
  );
}
