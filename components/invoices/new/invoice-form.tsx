'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { LinesCard } from '@/components/bill-lines/lines-card';
import { BillOutcome } from '@/components/billing/bill-outcome';
import { LockedFields } from '@/components/form/locked-fields';
import { NotesInput } from '@/components/form/notes-input';
import { PageForm } from '@/components/form/page-form';
import { sendOnControlEnterOnly } from '@/components/form/send-on-control-enter';
import { TypedInput } from '@/components/form/typed-input';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { LinkButton } from '@/components/ui/link-button';
import { isPartial } from '@/lib/billing/bill-lines';
import { estimateOf } from '@/lib/billing/invoice-draft';
import { INVOICES_PATH, invoicesOfHref } from '@/lib/billing/invoice-view';
import { MAX_INVOICE_NOTES } from '@/lib/contract/limits';
import { formatPesos, writePesos } from '@/lib/rules/money-format';
import { readTypedMoney } from '@/lib/rules/typed-money';
import { EstimateCard } from './estimate-card';
import { PlanDialog } from './plan-dialog';
import { useInvoiceErrors } from './use-invoice-errors';
import type { NewInvoice } from './use-new-invoice';

interface InvoiceFormProps {
  invoice: NewInvoice;
  rights: {
    /** The service lists the clinic's procedures. */
    readonly searchesProcedures: boolean;
    readonly readsInvoices: boolean;
    readonly voidsInvoices: boolean;
    readonly removesCharges: boolean;
    /** What a chart plans can be billed. */
    readonly billsPlan: boolean;
  };
  /** Whom it is for, and of which appointment. */
  subject: ReactNode;
  /** It is the plan that is to be billed. */
  startsWithPlan: boolean;
}

/** What is billed, and what it comes to. */
export function InvoiceForm({ invoice, rights, subject, startsWithPlan }: InvoiceFormProps) {
  const t = useTranslations('invoices.new');
  const words = useTranslations('invoices');
  const common = useTranslations('common');
  const locale = useLocale();
  const { draft, change, submission } = invoice;
  const [isPlanOpen, setPlanOpen] = useState(startsWithPlan);
  const errors = useInvoiceErrors(invoice);
  const totals = estimateOf(draft);
  const cancelHref = invoice.patientId === '' ? INVOICES_PATH : invoicesOfHref(invoice.patientId);

  function writeDiscount(): void {
    const money = readTypedMoney(draft.discount);
    if (money.kind === 'pesos') change({ discount: writePesos(money.pesos, locale) });
  }

  return (
    <>
      <PageForm
        noValidate
        autoComplete="off"
        onKeyDown={sendOnControlEnterOnly}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          invoice.submit();
        }}
        className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_19rem]"
      >
        <div className="@container grid min-w-0 grid-cols-1 gap-4">
          <BillOutcome
            submission={submission}
            wrong={errors.wrong}
            unknown={t('unknown')}
            look={{ href: cancelHref, label: t('ofPatient') }}
            patientId={invoice.patientId}
            standing={invoice.standing}
            next={{ kind: 'invoice', ...rights }}
            onUnlink={invoice.unlink}
          />
          <LockedFields {...submission}>
            {subject}
            <LinesCard
              title={t('lines')}
              lines={draft.lines}
              errors={invoice.errors.lines}
              searchesProcedures={rights.searchesProcedures}
              onChange={invoice.changeLine}
              onRemove={invoice.removeLine}
              onAdd={invoice.addLine}
              more={
                rights.billsPlan &&
                invoice.patientId !== '' && (
                  <Button size="small" onClick={() => setPlanOpen(true)}>
                    {words('plan.open')}
                  </Button>
                )
              }
            />
            <Card title={t('notes')}>
              <NotesInput
                label={t('notesLabel')}
                note={t('optional')}
                max={MAX_INVOICE_NOTES}
                value={draft.notes}
                onChange={(notes) => change({ notes })}
              />
            </Card>
          </LockedFields>
        </div>
        <EstimateCard
          totals={totals}
          isPartial={isPartial(draft.lines)}
          discount={
            <LockedFields {...submission}>
              <Field
                label={t('discount')}
                note={t('optional')}
                error={errors.discount}
                help={totals.discount > 0 ? `− ${formatPesos(totals.discount, locale)}` : undefined}
              >
                {(control) => (
                  <TypedInput
                    {...control}
                    name="discount"
                    inputMode="decimal"
                    maxLength={40}
                    className="tabular text-right"
                    value={draft.discount}
                    onType={(discount) => change({ discount })}
                    onBlur={writeDiscount}
                  />
                )}
              </Field>
            </LockedFields>
          }
        >
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
            <LinkButton href={cancelHref} variant="quiet">
              {common('cancel')}
            </LinkButton>
          </div>
        </EstimateCard>
      </PageForm>
      {isPlanOpen && rights.billsPlan && invoice.patientId !== '' && (
        <PlanDialog
          key={invoice.patientId}
          patientId={invoice.patientId}
          here={new Set(draft.lines.map(({ plannedId }) => plannedId))}
          onBring={(lines) => {
            invoice.bringLines(lines);
            setPlanOpen(false);
          }}
          onClose={() => setPlanOpen(false)}
        />
      )}
    </>
  );
}
