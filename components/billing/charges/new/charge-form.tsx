'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { BilledNotice, isBilledTwice } from '@/components/billing/billed-notice';
import { LinesCard } from '@/components/billing/lines/lines-card';
import { useBillWords } from '@/components/billing/lines/use-bill-words';
import { SelectField } from '@/components/form/fields';
import { FormShell } from '@/components/form/form-shell';
import { useChangeForm } from '@/components/form/use-change-form';
import { useLeadOn } from '@/components/form/use-lead-on';
import { Card } from '@/components/ui/card';
import { useToast } from '@/components/ui/overlays/toast';
import { SumRow } from '@/components/ui/sum-row';
import { isPartial, readLines } from '@/lib/billing/bill-lines';
import { CHARGE_READS } from '@/lib/billing/billing-queries';
import {
  type AmountError,
  type ChargeStart,
  type ChargeValues,
  chargeBody,
  chargeField,
  chargeForm,
  isShare,
  newCharge,
  type ShareField,
  sentCharge,
} from '@/lib/billing/charge-form';
import { billProblems, invoiceTotals } from '@/lib/billing/rules/invoice-totals';
import { patientBillingHref } from '@/lib/billing/shared/invoice-view';
import { useStandingBill } from '@/lib/billing/shared/standing-bill-queries';
import { useChange } from '@/lib/changes/use-change';
import type { createCharge } from '@/lib/contract/billing/charges';
import { MAX_PESOS } from '@/lib/contract/limits';
import { chargeRoutes } from '@/lib/contract/routes/billing-routes';
import { formatPesos } from '@/lib/kit/money/money-format';
import { readTypedMoney } from '@/lib/kit/money/typed-money';
import { ShareCard } from './share-card';

interface ChargeFormProps {
  start: ChargeStart;
  payers: readonly { readonly id: string; readonly name: string }[];
  rights: {
    /** The service lists the clinic's procedures. */
    readonly searchesProcedures: boolean;
    /** The service keeps the kind of a line without tax. */
    readonly takesKinds: boolean;
    /** It keeps the reference of what the patient paid. */
    readonly takesReference: boolean;
    readonly readsInvoices: boolean;
    readonly voidsInvoices: boolean;
    readonly removesCharges: boolean;
  };
  /** Whose attention it is, and which. */
  subject: ReactNode;
}

/** What a payer is charged for an attention, and what the patient pays of it. */
export function ChargeForm({ start, payers, rights, subject }: ChargeFormProps) {
  const t = useTranslations('charges.new');
  const payments = useTranslations('payments.collect');
  const locale = useLocale();
  const leadOn = useLeadOn();
  const toast = useToast();
  const { patientId, appointmentId } = start;
  const back = patientBillingHref(patientId);
  const change = useChange<typeof createCharge>(chargeRoutes.create, {
    shown: CHARGE_READS,
    scope: appointmentId,
    onMade() {
      toast({ message: t('made') });
      leadOn(back);
    },
  });
  const [schema] = useState(() => chargeForm(rights.takesKinds));
  const [values] = useState(() =>
    change.sent ? sentCharge(change.sent.body, locale) : newCharge(start, locale),
  );
  const form = useChangeForm({
    schema,
    values,
    change,
    draft: { id: `charge ${appointmentId}` },
    toInput: (typed) => ({ body: chargeBody(typed, appointmentId) }),
    fieldOf: (path, { typed }) => chargeField(path, typed),
  });
  const standing = useStandingBill({ id: appointmentId, patientId }, start.standing);
  // The contract has a method of every share: of one that is still to be paid it is the one agreed on.
  const method = form.form.watch('asked') === 'pending' ? 'methodToCome' : 'method';
  const labels: Record<
    Exclude<ShareField, 'reference'>,
    'title' | 'concept' | 'amount' | typeof method
  > = {
    asked: 'title',
    concept: 'concept',
    amount: 'amount',
    method,
  };
  const words = useBillWords({
    label(name) {
      if (name === 'payer') return t('payer');
      return name === 'reference'
        ? payments('reference')
        : t(`share.${labels[name as keyof typeof labels]}`);
    },
    error(name, code) {
      if (name === 'asked') return t('errors.asked');
      if (name === 'reference') {
        return code === 'refused'
          ? t('errors.concept.refused')
          : payments(`errors.${code as 'referenceTooLong' | 'referenceCharacters'}`);
      }
      if (name === 'amount') {
        return t(`errors.amount.${code as AmountError}`, { pesos: formatPesos(MAX_PESOS, locale) });
      }
      const field = name === 'method' ? method : (name as 'payer' | 'concept');
      return t(`errors.${field}.${code as 'missing' | 'refused'}`);
    },
  });

  return (
    <FormShell
      form={form}
      words={words}
      submit={t('submit')}
      unknown={{ title: t('unknown'), look: { href: back, label: t('ofPatient') } }}
      cancelHref={back}
      isFinal
      isTold={isBilledTwice(change.problem)}
      notice={
        <BilledNotice
          change={change}
          patientId={patientId}
          standing={standing}
          next={{ kind: 'charge', ...rights }}
        />
      }
      aside={(buttons) => (
        <Card title={t('estimate')} className="xl:sticky xl:top-17">
          <Sums />
          {buttons}
        </Card>
      )}
    >
      {subject}
      <SelectField name="payer" className="max-w-xl">
        <option value="" disabled hidden>
          {t('choosePayer')}
        </option>
        {payers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <LinesCard
        title={t('lines')}
        searchesProcedures={rights.searchesProcedures}
        takesKinds={rights.takesKinds}
      />
      <ShareCard takesReference={rights.takesReference} />
    </FormShell>
  );
}

/** What it comes to while it is typed, by the rule the service has, too. */
function Sums() {
  const t = useTranslations('charges.new');
  const locale = useLocale();
  const ofLines = useTranslations('billLines');
  const [lines, asked, amount] = useWatch<ChargeValues, ['lines', 'asked', 'amount']>({
    name: ['lines', 'asked', 'amount'],
  });
  const { items } = readLines(lines);
  const isPossible = billProblems(items).length === 0;
  const { total } = invoiceTotals(isPossible ? items : []);
  const money = readTypedMoney(amount);
  return (
    <>
      <dl className="tabular grid gap-2">
        <SumRow
          label={t('total')}
          amount={formatPesos(total, locale)}
          isTotal
          className="text-lg"
        />
        {isShare(asked) && money.kind === 'pesos' && (
          <SumRow label={t(`ofIt.${asked}`)} amount={formatPesos(money.pesos, locale)} />
        )}
      </dl>
      <p className="mt-1 mb-4 text-sm text-ink-muted">
        {isPartial(lines) ? ofLines('partial') : t('estimateHelp')}
      </p>
    </>
  );
}
