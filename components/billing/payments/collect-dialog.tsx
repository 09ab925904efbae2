'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { FormDialog } from '@/components/form/form-dialog';
import { PRESS_IN_PLACE } from '@/components/form/press-in-place';
import { useChangeForm } from '@/components/form/use-change-form';
import { Button } from '@/components/ui/buttons/button';
import { cx } from '@/components/ui/cx';
import { useToast } from '@/components/ui/overlays/toast';
import {
  type CollectionError,
  collectionForm,
  MOST_PARTS,
  type TypedPart,
} from '@/lib/billing/collection-form';
import type { InvoiceDetail } from '@/lib/billing/invoices/known-invoices';
import { MAX_PESOS } from '@/lib/contract/limits';
import { formatPesos, writePesos } from '@/lib/kit/money/money-format';
import { readTypedMoney } from '@/lib/kit/money/typed-money';
import { PartFields } from './part-fields';
import { type Collection, useCollect } from './use-collect';

/** Refusals of the service, each with its words. */
const REFUSALS = ['INVOICE_VOID', 'INVOICE_NOT_ISSUED', 'PAYMENT_EXCEEDS_BALANCE'] as const;

const EMPTY_PART: TypedPart = { amount: '', method: '', reference: '', received: '' };

interface CollectDialogProps {
  /** As it is known now: another clerk may have collected meanwhile. */
  invoice: InvoiceDetail;
  /** The service takes several methods in one act. */
  canSplit?: boolean;
  onClose: () => void;
}

/** Money received on an invoice: its balance, until another amount is typed. */
export function CollectDialog({ invoice, canSplit = false, onClose }: CollectDialogProps) {
  const t = useTranslations('payments.collect');
  const locale = useLocale();
  const toast = useToast();
  const { id, due } = invoice;
  const pesos = (amount: number) => formatPesos(amount, locale);
  const collect = useCollect(id, ({ payments }) => {
    const amount = pesos(payments.reduce((sum, part) => sum + part.amount, 0));
    const change = payments.reduce((sum, part) => sum + changeOf(part), 0);
    toast({
      message:
        change > 0 ? t('doneChange', { amount, change: pesos(change) }) : t('done', { amount }),
    });
    onClose();
  });
  // What was closed before its answer came is shown as it was sent.
  const [sentBefore] = useState(collect.sent);
  const [values] = useState(() => ({
    payments: sentBefore?.payments.map((part) => typedOf(part, locale)) ?? [
      { ...EMPTY_PART, amount: writePesos(due, locale) },
    ],
  }));
  const form = useChangeForm({
    schema: useMemo(() => collectionForm(due), [due]),
    values,
    change: collect,
    draft: { id: `payment ${id}` },
    toInput: ({ payments }) => ({
      payments: payments.map(({ amount, method, reference, received }) => ({
        amount,
        method,
        ...(reference && { reference }),
        ...(method === 'cash' && received !== undefined && { receivedAmount: received }),
      })),
    }),
    fieldOf: () => undefined,
  });
  const { control, formState, getValues, resetField, setFocus, watch } = form.form;
  const parts = useFieldArray({ control, name: 'payments' });
  const isSplit = parts.fields.length > 1;
  const followBalance = useEffectEvent((balance: number) => {
    const first = formState.defaultValues?.payments?.[0]?.amount;
    const isTyped = isSplit || getValues('payments.0.amount') !== first;
    if (!sentBefore && !isTyped)
      resetField('payments.0.amount', { defaultValue: writePesos(balance, locale) });
  });
  useEffect(() => followBalance(due), [due]);
  useEffect(() => setFocus('payments.0.amount', { shouldSelect: true }), [setFocus]);

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
  const sum = watch('payments').reduce((total, { amount }) => total + pesosIn(amount), 0);
  const left = due - sum;
  const leftWords =
    isUnsettled || sum === 0
      ? undefined
      : left < 0
        ? t(isSplit ? 'errors.exceedsTogether' : 'errors.exceeds', { due: pesos(due) })
        : left === 0
          ? t('settles')
          : t('leaves', { left: pesos(left) });
  const balance = <span className={cx(left < 0 && 'text-danger')}>{leftWords}</span>;

  return (
    <FormDialog
      form={form}
      words={{
        label: (name) => {
          const [, index, field] = name.split('.');
          const label = t(field as keyof TypedPart);
          return isSplit ? t('ofPart', { number: Number(index) + 1, label }) : label;
        },
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
      {parts.fields.map((part, index) => (
        <PartFields
          key={part.id}
          index={index}
          isSplit={isSplit}
          help={!isSplit && leftWords !== undefined && balance}
          isUnsettled={isUnsettled}
          onRemove={() => parts.remove(index)}
        />
      ))}
      {isSplit && (
        <p role="status" className="tabular text-sm text-ink-muted">
          {t('together', { sum: pesos(sum) })} {balance}
        </p>
      )}
      {canSplit && parts.fields.length < MOST_PARTS && (
        <div>
          <Button
            size="small"
            icon="add"
            onMouseDown={PRESS_IN_PLACE.onMouseDown}
            onClick={() => {
              const rest = left > 0 ? writePesos(left, locale) : '';
              parts.append({ ...EMPTY_PART, amount: rest });
            }}
          >
            {t('addMethod')}
          </Button>
        </div>
      )}
      <p className="text-sm text-ink-muted">{t('final')}</p>
    </FormDialog>
  );
}

/** COP; nothing where it is no amount yet. */
function pesosIn(typed: string): number {
  const read = readTypedMoney(typed);
  return read.kind === 'pesos' ? read.pesos : 0;
}

function changeOf({ amount, receivedAmount }: Collection['payments'][number]): number {
  return receivedAmount === undefined ? 0 : receivedAmount - amount;
}

function typedOf(
  { amount, method, reference = '', receivedAmount }: Collection['payments'][number],
  locale: string,
): TypedPart {
  const received = receivedAmount === undefined ? '' : writePesos(receivedAmount, locale);
  return { amount: writePesos(amount, locale), method, reference, received };
}
