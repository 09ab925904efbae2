'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { ChoiceField, MoneyField, TextField } from '@/components/form/fields';
import { FormDialog } from '@/components/form/form-dialog';
import { useChangeForm } from '@/components/form/use-change-form';
import { cx } from '@/components/ui/cx';
import { useToast } from '@/components/ui/overlays/toast';
import { INVOICE_READS } from '@/lib/billing/billing-queries';
import { type CollectionError, collectionForm } from '@/lib/billing/collection-form';
import type { InvoiceDetail } from '@/lib/billing/invoices/known-invoices';
import { METHODS } from '@/lib/billing/payment-view';
import { useChange } from '@/lib/changes/use-change';
import type { createPayment } from '@/lib/contract/billing/payments';
import { MAX_PESOS } from '@/lib/contract/limits';
import { paymentRoutes } from '@/lib/contract/routes/billing-routes';
import { formatPesos, writePesos } from '@/lib/kit/money/money-format';
import { readTypedMoney } from '@/lib/kit/money/typed-money';

/** Refusals of the service, each with its words. */
const REFUSALS = ['INVOICE_VOID', 'INVOICE_NOT_ISSUED', 'PAYMENT_EXCEEDS_BALANCE'] as const;

interface CollectDialogProps {
  /** As it is known now: another clerk may have collected meanwhile. */
  invoice: InvoiceDetail;
  onClose: () => void;
}

/** Money received on an invoice: its balance, until another amount is typed. */
export function CollectDialog({ invoice, onClose }: CollectDialogProps) {
  const t = useTranslations('payments.collect');
  const methods = useTranslations('payments.methods');
  const locale = useLocale();
  const toast = useToast();
  const { id, due } = invoice;
  const pesos = (amount: number) => formatPesos(amount, locale);
  const collect = useChange<typeof createPayment>(paymentRoutes.create, {
    shown: INVOICE_READS,
    scope: id,
    onMade({ amount }) {
      toast({ message: t('done', { amount: pesos(amount) }) });
      onClose();
    },
  });
  // What was closed before its answer came is shown as it was sent.
  const [sentBefore] = useState(collect.sent?.body);
  const [values] = useState({
    amount: writePesos(sentBefore?.amount ?? due, locale),
    method: sentBefore?.method ?? '',
    reference: sentBefore?.reference ?? '',
  });
  const form = useChangeForm({
    schema: useMemo(() => collectionForm(due), [due]),
    values,
    change: collect,
    draft: { id: `payment ${id}` },
    toInput: ({ amount, method, reference }) => ({
      body: { invoiceId: id, amount, method, ...(reference && { reference }) },
    }),
    fieldOf: () => undefined,
  });
  const { formState, getValues, resetField, setFocus, watch } = form.form;
  const followBalance = useEffectEvent((balance: number) => {
    const isTyped = getValues('amount') !== formState.defaultValues?.amount;
    if (!sentBefore && !isTyped)
      resetField('amount', { defaultValue: writePesos(balance, locale) });
  });
  useEffect(() => followBalance(due), [due]);
  useEffect(() => setFocus('amount', { shouldSelect: true }), [setFocus]);

  const { problem, state } = collect;
  const isUnsettled = collect.unknown !== undefined;
  const refusal = REFUSALS.find((known) => known === problem?.code);
  // One that was voided owes nothing either. What was received on it is told by its payments.
  const isVoid =
    refusal === 'INVOICE_VOID' || (problem && invoice.status === 'void' && invoice.paid === 0);
  const isPaid =
    due === 0 &&
    invoice.status !== 'void' &&
    !isVoid &&
    state !== 'pending' &&
    (problem !== undefined || isUnsettled);
  const told =
    isPaid && isUnsettled
      ? t('unknownPaid')
      : isVoid
        ? t('refused.INVOICE_VOID')
        : refusal && t(`refused.${isPaid ? 'paid' : refusal}`, { due: pesos(due) });
  const read = readTypedMoney(watch('amount'));
  const left = read.kind === 'pesos' && read.pesos > 0 ? due - read.pesos : undefined;

  return (
    <FormDialog
      form={form}
      words={{
        label: (name) => t(name as keyof typeof values),
        error: (_, code) =>
          t(`errors.${code as CollectionError}`, { due: pesos(due), pesos: MAX_PESOS }),
      }}
      title={t('title', { number: invoice.invoiceNumber })}
      submit={t('submit')}
      told={told}
      isOver={isVoid || isPaid}
      onClose={onClose}
    >
      <dl className="tabular flex flex-wrap gap-x-4 gap-y-1 rounded-md bg-sunken px-3 py-2">
        {(['total', 'paid', 'due'] as const).map((name) => (
          <div key={name} className="grow basis-1/4">
            <dt className="text-sm text-ink-muted">{t(name)}</dt>
            <dd className={cx('whitespace-nowrap', name === 'due' && 'font-semibold')}>
              {pesos(invoice[name])}
            </dd>
          </div>
        ))}
      </dl>
      <MoneyField
        name="amount"
        input={{ className: 'tabular text-right text-lg' }}
        help={
          !isUnsettled &&
          left !== undefined &&
          left >= 0 &&
          (left === 0 ? t('settles') : t('leaves', { left: pesos(left) }))
        }
      />
      <ChoiceField
        name="method"
        legend={t('method')}
        isInline
        choices={METHODS.map((value) => ({ value, label: methods(value) }))}
      />
      <TextField name="reference" note={t('optional')} help={t('referenceHelp')} />
      <p className="text-sm text-ink-muted">{t('final')}</p>
    </FormDialog>
  );
}
