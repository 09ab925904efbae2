'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { RefundFields } from '@/components/billing/refund-fields';
import { NotesField } from '@/components/form/fields';
import { FormDialog } from '@/components/form/form-dialog';
import { useNotesWords } from '@/components/form/inputs/use-notes-words';
import { useChangeForm } from '@/components/form/use-change-form';
import { Pesos } from '@/components/pesos';
import { useToast } from '@/components/ui/overlays/toast';
import { SumRow } from '@/components/ui/sum-row';
import { INVOICE_READS } from '@/lib/billing/billing-queries';
import {
  type CreditError,
  creditBody,
  creditForm,
  estimatedCredit,
  leftOfInvoice,
  sentCredits,
} from '@/lib/billing/invoices/credit-form';
import type { InvoiceDetail } from '@/lib/billing/invoices/known-invoices';
import { useChange } from '@/lib/changes/use-change';
import type { createCreditNote } from '@/lib/contract/billing/credit-notes';
import { MAX_PESOS, MAX_REASON } from '@/lib/contract/limits';
import { invoiceRoutes } from '@/lib/contract/routes/billing-routes';
import { formatPesos, writePesos } from '@/lib/kit/money/money-format';
import { CreditLine } from './credit-line';

/** Refusals of the service after which nothing is left to be done here. */
const OVER = ['INVOICE_VOID', 'INVOICE_NOT_ISSUED'] as const;
/** Somebody else changed it since it was read. */
const CHANGED = ['VALIDATION_ERROR', 'CREDIT_TOTAL_DIFFERS', 'CREDIT_REFUND_DIFFERS'] as const;
const LINE = /^lines\.(\d+)\.(how|quantity|amount)$/;

interface CreditDialogProps {
  /** As it is known now: somebody else may collect or credit meanwhile. */
  invoice: InvoiceDetail;
  /** Somebody may give money back with it. */
  refunds: boolean;
  onClose: () => void;
}

/**
 * Takes part of an issued invoice off it, or all, with the reason and what it leaves. What was paid of it goes
 * back in the same act, so that the patient does not owe it again.
 */
export function CreditDialog({ invoice, refunds, onClose }: CreditDialogProps) {
  const t = useTranslations('invoices.credit');
  const paper = useTranslations('invoices.paper')('title');
  const collect = useTranslations('payments.collect');
  const notesWord = useNotesWords(MAX_REASON);
  const locale = useLocale();
  const toast = useToast();
  const { id, due, total, credited } = invoice;
  const pesos = (amount: number) => formatPesos(amount, locale);
  const left = useMemo(() => leftOfInvoice(invoice), [invoice]);
  const credit = useChange<typeof createCreditNote>(invoiceRoutes.credit, {
    shown: INVOICE_READS,
    scope: id,
    onMade({ creditNoteNumber: number, refunds: back = [] }) {
      const amount = pesos(back.reduce((sum, refund) => sum + refund.amount, 0));
      const slips = back.map((refund) => refund.number).join(', ');
      const made = { paper, number, amount, slips };
      toast({ message: t(back.length > 0 ? 'doneWithRefund' : 'done', made) });
      onClose();
    },
  });
  // What was closed before its answer came is shown as it was sent.
  const [values] = useState(() => ({
    reason: credit.sent?.body.reason ?? '',
    lines: sentCredits(invoice.items.length, credit.sent?.body.items ?? [], (amount) =>
      writePesos(amount, locale),
    ),
    method: credit.sent?.body.refund?.method ?? '',
    reference: credit.sent?.body.refund?.reference ?? '',
  }));
  const form = useChangeForm({
    schema: useMemo(() => creditForm(left, due, refunds), [left, due, refunds]),
    values,
    change: credit,
    draft: { id: `credit ${id}` },
    toInput: (typed) => ({ params: { id }, body: creditBody(typed, left, due) }),
    fieldOf: () => undefined,
  });
  const { problem } = credit;
  const over = OVER.find((known) => known === problem?.code);
  const note = estimatedCredit(form.form.watch('lines'), left);
  const refundFirst = note.total - due;
  const gives = refunds && refundFirst > 0;
  const words = { due: pesos(due), amount: pesos(refundFirst), pesos: MAX_PESOS };
  const told =
    over !== undefined
      ? t(`refused.${over}`)
      : problem?.code === 'CREDIT_EXCEEDS_UNPAID'
        ? t('refused.CREDIT_EXCEEDS_UNPAID', words)
        : CHANGED.some((known) => known === problem?.code)
          ? t('refused.changed')
          : undefined;

  return (
    <FormDialog
      form={form}
      words={{
        label(name) {
          const [, index, field] = LINE.exec(name) ?? [];
          if (field === undefined) return t(name as 'reason' | 'method' | 'reference');
          const line = invoice.items[Number(index)]?.description ?? '';
          return t('fieldOf', { field: t(field as 'how' | 'quantity' | 'amount'), line });
        },
        error(name, code) {
          const [, index] = LINE.exec(name) ?? [];
          if (name === 'method' || name === 'reference') {
            return collect(`errors.${code as 'method' | 'referenceTooLong'}`);
          }
          if (index === undefined) {
            const typed = form.form.getValues('reason');
            return code === 'required' ? t('lacksReason') : notesWord(code, typed);
          }
          const of = left[Number(index)];
          const most = { quantity: of?.quantity ?? 0, left: pesos(of?.total ?? 0) };
          return t(`errors.${code as CreditError}`, { ...words, ...most });
        },
      }}
      title={t('title', { paper, number: invoice.invoiceNumber })}
      submit={t(gives ? 'submitWithRefund' : 'submit')}
      told={told}
      isOver={over !== undefined}
      onClose={onClose}
    >
      <p>{t('explain')}</p>
      <ul className="grid gap-3">
        {invoice.items.map((item, index) => (
          <CreditLine
            key={item.id}
            index={index}
            description={item.description}
            left={left[index]}
            credited={note.lines.find(({ itemId }) => itemId === String(index + 1))?.total}
          />
        ))}
      </ul>
      <NotesField name="reason" max={MAX_REASON} rows={2} />
      <dl className="tabular grid gap-y-1 rounded-md bg-sunken px-3 py-2" aria-live="polite">
        <SumRow label={t('sums.note')} amount={<Pesos amount={note.total} />} isTotal />
        <SumRow label={t('sums.total')} amount={<Pesos amount={total - credited - note.total} />} />
        <SumRow label={t('sums.due')} amount={<Pesos amount={Math.max(0, due - note.total)} />} />
      </dl>
      {note.total > 0 && (
        <p className="text-sm text-ink-muted">
          {refundFirst > 0 && !gives
            ? t('errors.unpaid', words)
            : note.total === total - credited
              ? t('voids')
              : refundFirst >= 0 && t('settles')}
        </p>
      )}
      {gives && (
        <div className="grid gap-3 rounded-md border border-line px-3 py-2">
          <p>{t('givesBack', words)}</p>
          <RefundFields legend={t('method')} />
        </div>
      )}
    </FormDialog>
  );
}
