'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode, SubmitEvent } from 'react';
import { LinesCard } from '@/components/bill-lines/lines-card';
import { BillOutcome } from '@/components/billing/bill-outcome';
import { LockedFields } from '@/components/form/locked-fields';
import { PageForm } from '@/components/form/page-form';
import { sendOnControlEnterOnly } from '@/components/form/send-on-control-enter';
import { TypedSelect } from '@/components/form/typed-select';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { LinkButton } from '@/components/ui/link-button';
import { SumRow } from '@/components/ui/sum-row';
import { isPartial, readLines } from '@/lib/billing/bill-lines';
import { patientBillingHref } from '@/lib/billing/invoice-view';
import { billProblems, invoiceTotals } from '@/lib/rules/invoice-totals';
import { formatPesos } from '@/lib/rules/money-format';
import { readTypedMoney } from '@/lib/rules/typed-money';
import { ShareCard } from './share-card';
import { useChargeErrors } from './use-charge-errors';
import { type ChargeStart, useNewCharge } from './use-new-charge';

interface ChargeFormProps {
  start: ChargeStart;
  payers: readonly { readonly id: string; readonly name: string }[];
  rights: {
    /** The service lists the clinic's procedures. */
    readonly searchesProcedures: boolean;
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
  const common = useTranslations('common');
  const charge = useNewCharge(start);
  const errors = useChargeErrors(charge);
  const { submission, share } = charge;
  const back = patientBillingHref(start.patientId);

  return (
    <PageForm
      noValidate
      autoComplete="off"
      onKeyDown={sendOnControlEnterOnly}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        charge.submit();
      }}
      className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_19rem]"
    >
      <div className="@container grid min-w-0 grid-cols-1 gap-4">
        <BillOutcome
          submission={submission}
          wrong={errors.wrong}
          unknown={t('unknown')}
          look={{ href: back, label: t('ofPatient') }}
          patientId={start.patientId}
          standing={charge.standing}
          next={{ kind: 'charge', ...rights }}
        />
        {subject}
        <LockedFields {...submission}>
          <Field label={t('payer')} error={errors.payer} className="max-w-xl">
            {(control) => (
              <TypedSelect
                {...control}
                name="payer"
                value={charge.payerId}
                onChoose={charge.choosePayer}
              >
                <option value="" disabled hidden>
                  {t('choosePayer')}
                </option>
                {payers.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </TypedSelect>
            )}
          </Field>
          <LinesCard
            title={t('lines')}
            lines={charge.lines}
            errors={charge.errors.lines}
            searchesProcedures={rights.searchesProcedures}
            onChange={charge.changeLine}
            onRemove={charge.removeLine}
            onAdd={charge.addLine}
          />
          <ShareCard share={share} errors={errors.share} onChange={charge.changeShare} />
        </LockedFields>
      </div>
      <Card title={t('estimate')} className="xl:sticky xl:top-17">
        <Sums lines={charge.lines} share={share} />
        <div className="flex flex-wrap items-center gap-2">
          <Button
            type="submit"
            variant="primary"
            pending={submission.isPending}
            disabledReason={submission.isUnsettled ? common('unknown.locked') : undefined}
            aria-keyshortcuts="Control+Enter"
          >
            {t('submit')}
          </Button>
          <LinkButton href={back} variant="quiet">
            {common('cancel')}
          </LinkButton>
        </div>
      </Card>
    </PageForm>
  );
}

/** What it comes to while it is typed, by the rule the service has, too. */
function Sums({ lines, share }: Pick<ReturnType<typeof useNewCharge>, 'lines' | 'share'>) {
  const t = useTranslations('charges.new');
  const locale = useLocale();
  const ofLines = useTranslations('billLines');
  const { items } = readLines(lines);
  const isPossible = billProblems(items).length === 0;
  const { total } = invoiceTotals(isPossible ? items : []);
  const money = readTypedMoney(share.amount);
  const isAsked = share.asked === 'completed' || share.asked === 'pending';
  return (
    <>
      <dl className="tabular grid gap-2">
        <SumRow
          label={t('total')}
          amount={formatPesos(total, locale)}
          isTotal
          className="text-lg"
        />
        {isAsked && money.kind === 'pesos' && (
          <SumRow label={t(`ofIt.${share.asked}`)} amount={formatPesos(money.pesos, locale)} />
        )}
      </dl>
      <p className="mt-1 mb-4 text-sm text-ink-muted">
        {isPartial(lines) ? ofLines('partial') : t('estimateHelp')}
      </p>
    </>
  );
}
