'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { LinesCard } from '@/components/billing/lines/lines-card';
import { useBillWords } from '@/components/billing/lines/use-bill-words';
import { NotesField } from '@/components/form/fields';
import { FormShell } from '@/components/form/form-shell';
import { useNotesWords } from '@/components/form/inputs/use-notes-words';
import { Button } from '@/components/ui/buttons/button';
import { Card } from '@/components/ui/card';
import { type FirstLine, firstLines, isBegun } from '@/lib/billing/bill-lines';
import type { DiscountError, InvoiceValues } from '@/lib/billing/invoices/invoice-form';
import { MAX_INVOICE_NOTES, MAX_PESOS } from '@/lib/contract/limits';
import { formatPesos } from '@/lib/kit/money/money-format';
import { EstimateCard } from './estimate-card';
import { PlanDialog } from './plan-dialog';

type ShellProps = ComponentProps<typeof FormShell<InvoiceValues>>;

interface InvoiceFormBodyProps
  extends Pick<
    ShellProps,
    'form' | 'submit' | 'unknown' | 'cancelHref' | 'unchanged' | 'notice' | 'isTold'
  > {
  /** Whom it is for. */
  subject: ReactNode;
  patientId: string;
  /** The draft that is changed: what it bills of the plan is its own. */
  invoiceId?: string;
  /** It is the patient's plan that is to be billed. */
  startsWithPlan?: boolean;
  rights: {
    /** The service lists the clinic's procedures. */
    readonly searchesProcedures: boolean;
    /** The service keeps the kind of a line without tax. */
    readonly takesKinds: boolean;
    /** What a chart plans can be billed. */
    readonly billsPlan: boolean;
  };
}

/** What is billed, and what it comes to: of an invoice that is made, or of a draft that is changed. */
export function InvoiceFormBody({
  form,
  subject,
  patientId,
  invoiceId,
  startsWithPlan = false,
  rights,
  ...shell
}: InvoiceFormBodyProps) {
  const t = useTranslations('invoices.new');
  const words = useTranslations('invoices');
  const notesWord = useNotesWords(MAX_INVOICE_NOTES);
  const locale = useLocale();
  const [isPlanOpen, setPlanOpen] = useState(startsWithPlan);
  const { getValues, setValue } = form.form;
  const fieldWords = useBillWords({
    label: (name) => t(name as Exclude<keyof InvoiceValues, 'appointment'>),
    error(name, code) {
      if (name === 'patient') return t(code === 'refused' ? 'errors.inactive' : 'errors.patient');
      if (name === 'notes') return notesWord(code, getValues('notes'));
      const pesos = formatPesos(MAX_PESOS, locale);
      return t(`errors.discount.${code as DiscountError}`, { pesos });
    },
  });
  const canBillPlan = rights.billsPlan && patientId !== '';

  function bring(lines: readonly FirstLine[]): void {
    const begun = getValues('lines').filter(isBegun);
    setValue('lines', [...begun, ...firstLines(lines, locale)], { shouldDirty: true });
    setPlanOpen(false);
  }

  return (
    <>
      <FormShell
        {...shell}
        form={form}
        words={fieldWords}
        isFinal
        aside={(buttons) => <EstimateCard form={form} buttons={buttons} />}
      >
        {subject}
        <LinesCard
          title={t('lines')}
          searchesProcedures={rights.searchesProcedures}
          takesKinds={rights.takesKinds}
          more={
            canBillPlan && (
              <Button size="small" onClick={() => setPlanOpen(true)}>
                {words('plan.open')}
              </Button>
            )
          }
        />
        <Card title={t('notes')}>
          <NotesField
            name="notes"
            label={t('notesLabel')}
            note={t('optional')}
            max={MAX_INVOICE_NOTES}
          />
        </Card>
      </FormShell>
      {isPlanOpen && canBillPlan && (
        <PlanDialog
          key={patientId}
          patientId={patientId}
          invoiceId={invoiceId}
          here={new Set(getValues('lines').map(({ plannedId }) => plannedId))}
          onBring={bring}
          onClose={() => setPlanOpen(false)}
        />
      )}
    </>
  );
}
