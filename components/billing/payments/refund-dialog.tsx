'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { RefundFields } from '@/components/billing/refund-fields';
import { MoneyField, NotesField } from '@/components/form/fields';
import { FormDialog } from '@/components/form/form-dialog';
import { useNotesWords } from '@/components/form/inputs/use-notes-words';
import { useChangeForm } from '@/components/form/use-change-form';
import { useToast } from '@/components/ui/overlays/toast';
import { INVOICE_READS } from '@/lib/billing/billing-queries';
import { type CollectionError, refundForm } from '@/lib/billing/collection-form';
import { restOf } from '@/lib/billing/payment-rights';
import { useChange } from '@/lib/changes/use-change';
import type { refundPayment } from '@/lib/contract/billing/payments';
import { MAX_PESOS, MAX_REASON } from '@/lib/contract/limits';
import { paymentRoutes } from '@/lib/contract/routes/billing-routes';
import { formatPesos, writePesos } from '@/lib/kit/money/money-format';
import { readTypedMoney } from '@/lib/kit/money/typed-money';
import type { PaymentDialogProps } from './reverse-dialog';

/** Refusals of the service, each with its words. */
const REFUSALS = ['REFUND_EXCEEDS_PAYMENT', 'PAYMENT_REVERSED', 'PAYMENT_NOT_COMPLETED'] as const;

/** Gives money back, all that is left of a payment or a part; the invoice owes it again, and this says so. */
export function RefundDialog({ payment, invoice, onClose }: PaymentDialogProps) {
  const t = useTranslations('payments.refund');
  const collect = useTranslations('payments.collect');
  const notesWord = useNotesWords(MAX_REASON);
  const locale = useLocale();
  const toast = useToast();
  const { id, amount, refundedAmount = 0, receiptNumber: receipt = '–' } = payment;
  const pesos = (value: number) => formatPesos(value, locale);
  const refunding = useChange<typeof refundPayment>(paymentRoutes.refund, {
    shown: INVOICE_READS,
    scope: id,
    onMade(made) {
      toast({ message: t('done', { amount: pesos(made.amount), number: made.number }) });
      onClose();
    },
  });
  const { problem, sent } = refunding;
  const rest = restOf(payment);
  // What was closed before its answer came is shown as it was sent.
  const [values] = useState({
    amount: writePesos(sent?.body.amount ?? rest, locale),
    method: sent?.body.method ?? '',
    reference: sent?.body.reference ?? '',
    reason: sent?.body.reason ?? '',
  });
  const form = useChangeForm({
    schema: useMemo(() => refundForm(rest), [rest]),
    values,
    change: refunding,
    draft: { id: `refund ${id}` },
    toInput: ({ reference, ...body }) => ({
      params: { id },
      body: { ...body, ...(reference && { reference }) },
    }),
    fieldOf: () => undefined,
  });
  const refusal = REFUSALS.find((known) => known === problem?.code);
  const isOver = problem !== undefined && refusal !== undefined && rest === 0;
  const read = readTypedMoney(form.form.watch('amount'));
  const given = read.kind === 'pesos' && read.pesos > 0 && read.pesos <= rest ? read.pesos : 0;

  return (
    <FormDialog
      form={form}
      words={{
        label: (name) => t(`fields.${name as keyof typeof values}`),
        error(name, code) {
          if (name === 'reason') {
            const typed = form.form.getValues('reason');
            return code === 'required' ? t('lacksReason') : notesWord(code, typed);
          }
          if (code === 'required' || code === 'exceeds') {
            return t(`errors.${code}`, { rest: pesos(rest) });
          }
          const known = code as Exclude<CollectionError, 'required' | 'exceeds'>;
          return collect(`errors.${known}`, { pesos: MAX_PESOS });
        },
      }}
      title={t('title', { receipt })}
      submit={t('submit')}
      danger
      told={refusal && t(`refused.${isOver ? 'nothingLeft' : refusal}`, { rest: pesos(rest) })}
      isOver={isOver}
      onClose={onClose}
    >
      <dl className="tabular flex flex-wrap gap-x-4 gap-y-1 rounded-md bg-sunken px-3 py-2">
        {(
          [
            ['received', amount],
            ['back', refundedAmount],
            ['rest', rest],
          ] as const
        ).map(([name, value]) => (
          <div key={name} className="grow basis-1/4">
            <dt className="text-sm text-ink-muted">{t(name)}</dt>
            <dd className="whitespace-nowrap">{pesos(value)}</dd>
          </div>
        ))}
      </dl>
      <MoneyField
        name="amount"
        input={{ className: 'tabular text-right text-lg' }}
        help={given > 0 && t('owesAgain', { invoice, amount: pesos(given) })}
      />
      <RefundFields legend={t('fields.method')} />
      <NotesField name="reason" max={MAX_REASON} rows={2} />
      <p className="text-sm text-ink-muted">{t('creditInstead')}</p>
    </FormDialog>
  );
}
