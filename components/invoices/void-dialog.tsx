'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { ChangeDialog } from '@/components/form/change-dialog';
import { NotesInput } from '@/components/form/notes-input';
import { problemFacts } from '@/components/form/problem-message';
import { useToast } from '@/components/ui/toast';
import type { InvoiceDetail } from '@/lib/billing/invoice-detail';
import { MAX_REASON } from '@/lib/contract/limits';
import type { useVoidInvoice } from '@/lib/queries/invoices';
import { wrongNotes } from '@/lib/rules/notes';

/** Refusals of the service, each with its words. */
const REFUSALS = ['INVOICE_VOID', 'INVOICE_PAID', 'INVOICE_HAS_PAYMENTS'] as const;

interface VoidDialogProps {
  invoice: InvoiceDetail;
  voiding: ReturnType<typeof useVoidInvoice>;
  onClose: () => void;
}

/** Takes an invoice back, with the reason; its number stays taken, and what it billed is free again. */
export function VoidDialog({ invoice, voiding, onClose }: VoidDialogProps) {
  const t = useTranslations('invoices.void');
  const toast = useToast();
  const [reason, setReason] = useState(voiding.unsettled?.body.reason ?? '');
  const [attempt, setAttempt] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const code = voiding.isError ? problemFacts(voiding.error).code : undefined;
  const refusal = REFUSALS.find((known) => known === code);

  function submit(): void {
    setAttempt((count) => count + 1);
    if (reason.trim() === '' || wrongNotes(reason, MAX_REASON) !== undefined) {
      field.current?.focus();
      return;
    }
    voiding.mutate(
      voiding.unsettled ?? { params: { id: invoice.id }, body: { reason: reason.trim() } },
      {
        onSuccess: () => {
          toast({ message: t('done', { number: invoice.invoiceNumber }) });
          onClose();
        },
      },
    );
  }

  return (
    <ChangeDialog
      title={t('title', { number: invoice.invoiceNumber })}
      submit={t('submit')}
      danger
      change={voiding}
      attempt={attempt}
      told={refusal && t(`refused.${refusal}`)}
      isOver={refusal !== undefined}
      isTyped={reason !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('explain')}</p>
      <NotesInput
        ref={field}
        label={t('reason')}
        max={MAX_REASON}
        rows={3}
        value={reason}
        onChange={setReason}
        error={attempt > 0 && reason.trim() === '' ? t('lacksReason') : undefined}
      />
    </ChangeDialog>
  );
}
