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
import type { InvoiceDetail } from '@/lib/billing/invoices/known-invoices';
import { useChange } from '@/lib/changes/use-change';
import type { voidInvoice } from '@/lib/contract/billing/invoices';
import { MAX_REASON } from '@/lib/contract/limits';
import { invoiceRoutes } from '@/lib/contract/routes/billing-routes';
import { formatPesos } from '@/lib/kit/money/money-format';
import { requiredNotes } from '@/lib/kit/typed-schemas';

const voidForm = z.object({ reason: requiredNotes(MAX_REASON) });
/** Refusals of the service, each with its words. */
const REFUSALS = [
  'INVOICE_VOID',
  'INVOICE_PAID',
  'INVOICE_HAS_PAYMENTS',
  'INVOICE_TOTAL_DIFFERS',
] as const;

interface VoidDialogProps {
  invoice: InvoiceDetail;
  onClose: () => void;
}

/** Takes an invoice back, with the reason; its number stays taken, and what it billed is free again. */
export function VoidDialog({ invoice, onClose }: VoidDialogProps) {
  const t = useTranslations('invoices.void');
  const paper = useTranslations('invoices.paper');
  const locale = useLocale();
  const { id, invoiceNumber: number, issuedAt, invoiceType, paid } = invoice;
  const notesWord = useNotesWords(MAX_REASON);
  const toast = useToast();
  const voiding = useChange<typeof voidInvoice>(invoiceRoutes.void, {
    shown: INVOICE_READS,
    scope: id,
    onMade() {
      toast({ message: t('done', { number }) });
      onClose();
    },
  });
  // What was closed before its answer came is shown as it was sent.
  const [values] = useState({ reason: voiding.sent?.body.reason ?? '' });
  const form = useChangeForm({
    schema: voidForm,
    values,
    change: voiding,
    draft: { id: `void ${id}` },
    toInput: (body) => ({ params: { id }, body: { ...body, total: invoice.total } }),
    fieldOf: () => undefined,
  });
  const refusal = REFUSALS.find((known) => known === voiding.problem?.code);
  // What was collected has to go back first: how, is told at once and not after the reason was typed.
  const isPaid = paid > 0 && voiding.state === 'idle';
  const makesNote = issuedAt !== undefined && invoiceType === 'electronic';

  return (
    <FormDialog
      form={form}
      words={{
        label: () => t('reason'),
        error: (_, code) =>
          code === 'required' ? t('lacksReason') : notesWord(code, form.form.getValues('reason')),
      }}
      title={t('title', { number })}
      submit={t('submit')}
      danger
      told={
        isPaid
          ? t('collected', { paid: formatPesos(paid, locale), paper: paper('one') })
          : refusal && t(`refused.${refusal}`)
      }
      isOver={isPaid || refusal !== undefined}
      onClose={onClose}
    >
      {!isPaid && (
        <>
          <p>{t('explain')}</p>
          {makesNote && (
            <p>
              {t('makesNote', { paper: paper('one'), total: formatPesos(invoice.due, locale) })}
            </p>
          )}
          <NotesField name="reason" max={MAX_REASON} rows={3} />
        </>
      )}
    </FormDialog>
  );
}
