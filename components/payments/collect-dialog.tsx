'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { ChangeDialog } from '@/components/form/change-dialog';
import { ChoiceList } from '@/components/form/choice-list';
import { problemFacts } from '@/components/form/problem-message';
import { cx } from '@/components/ui/cx';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useToast } from '@/components/ui/toast';
import { type CollectionError, checkCollection } from '@/lib/billing/check-collection';
import type { InvoiceDetail } from '@/lib/billing/invoice-detail';
import { METHODS } from '@/lib/billing/payment-view';
import { MAX_PESOS } from '@/lib/contract/limits';
import type { useCollect } from '@/lib/queries/invoices';
import { formatPesos, writePesos } from '@/lib/rules/money-format';
import { readTypedMoney } from '@/lib/rules/typed-money';

type Method = (typeof METHODS)[number];
/** Refusals of the service, each with its words. */
const REFUSALS = ['INVOICE_VOID', 'INVOICE_NOT_ISSUED', 'PAYMENT_EXCEEDS_BALANCE'] as const;

interface CollectDialogProps {
  /** As it is known now: another clerk may have collected meanwhile. */
  invoice: InvoiceDetail;
  collect: ReturnType<typeof useCollect>;
  onClose: () => void;
}

/** Money received on an invoice: its balance, until another amount is typed. */
export function CollectDialog({ invoice, collect, onClose }: CollectDialogProps) {
  const t = useTranslations('payments.collect');
  const methods = useTranslations('payments.methods');
  const locale = useLocale();
  const toast = useToast();
  const { due } = invoice;
  // What was closed before its answer came is shown as it was sent.
  const said = collect.unsettled?.body;
  const [typed, setTyped] = useState(said && writePesos(said.amount, locale));
  const [method, setMethod] = useState<Method | undefined>(said?.method);
  const [reference, setReference] = useState(said?.reference ?? '');
  const [attempt, setAttempt] = useState(0);
  const amountField = useRef<HTMLInputElement>(null);
  const methodField = useRef<HTMLInputElement>(null);
  const referenceField = useRef<HTMLInputElement>(null);
  useEffect(() => amountField.current?.select(), []);

  const pesos = (amount: number) => formatPesos(amount, locale);
  const amount = typed ?? writePesos(due, locale);
  const checked = checkCollection({ amount, method, reference, due });
  const code = collect.isError ? problemFacts(collect.error).code : undefined;
  const refusal = REFUSALS.find((known) => known === code);
  // One that was voided owes nothing either. What was received on it is told by its payments.
  const isVoid =
    refusal === 'INVOICE_VOID' ||
    (collect.isError && invoice.status === 'void' && invoice.paid === 0);
  const isPaid =
    due === 0 &&
    invoice.status !== 'void' &&
    !isVoid &&
    !collect.isPending &&
    (collect.isError || said !== undefined);
  const isOver = isVoid || isPaid;
  const wordsOf = (error: CollectionError | undefined) =>
    error && attempt > 0 && !said && !isOver
      ? t(`errors.${error}`, { due: pesos(due), pesos: MAX_PESOS })
      : undefined;
  const told =
    isPaid && said
      ? t('unknownPaid')
      : isVoid
        ? t('refused.INVOICE_VOID')
        : refusal && t(`refused.${isPaid ? 'paid' : refusal}`, { due: pesos(due) });
  const read = readTypedMoney(amount);
  const left = read.kind === 'pesos' && read.pesos > 0 ? due - read.pesos : undefined;

  function submit(): void {
    setAttempt((count) => count + 1);
    if (collect.unsettled) {
      send(collect.unsettled);
      return;
    }
    if (checked.errors !== undefined) {
      const { errors } = checked;
      const field = errors.amount ? amountField : errors.method ? methodField : referenceField;
      field.current?.focus();
      return;
    }
    send({ body: { invoiceId: invoice.id, ...checked.payment } });
  }

  function send(input: Parameters<typeof collect.mutate>[0]): void {
    collect.mutate(input, {
      onSuccess: (payment) => {
        toast({ message: t('done', { amount: pesos(payment.amount) }) });
        onClose();
      },
    });
  }

  return (
    <ChangeDialog
      title={t('title', { number: invoice.invoiceNumber })}
      submit={t('submit')}
      change={collect}
      attempt={attempt}
      told={told}
      isOver={isOver}
      isTyped={[typed, method, reference].some(Boolean)}
      onSubmit={submit}
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
      <Field
        label={t('amount')}
        error={wordsOf(checked.errors?.amount)}
        help={
          !said &&
          left !== undefined &&
          left >= 0 &&
          (left === 0 ? t('settles') : t('leaves', { left: pesos(left) }))
        }
      >
        {(control) => (
          <Input
            {...control}
            ref={amountField}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            className="tabular text-right text-lg"
            value={amount}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() =>
              read.kind === 'pesos' && typed && setTyped(writePesos(read.pesos, locale))
            }
          />
        )}
      </Field>
      <ChoiceList
        legend={t('method')}
        name="method"
        isInline
        value={method}
        first={methodField}
        error={wordsOf(checked.errors?.method)}
        onChange={setMethod}
        choices={METHODS.map((value) => ({ value, label: methods(value) }))}
      />
      <Field
        label={t('reference')}
        note={t('optional')}
        help={t('referenceHelp')}
        error={wordsOf(checked.errors?.reference)}
      >
        {(control) => (
          <Input
            {...control}
            ref={referenceField}
            name="reference"
            autoComplete="off"
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
        )}
      </Field>
      <p className="text-sm text-ink-muted">{t('final')}</p>
    </ChangeDialog>
  );
}
