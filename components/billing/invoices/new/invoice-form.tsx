'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { BilledNotice, isBilledTwice } from '@/components/billing/billed-notice';
import { LinesCard } from '@/components/billing/lines/lines-card';
import { useBillWords } from '@/components/billing/lines/use-bill-words';
import { NotesField } from '@/components/form/fields';
import { FormShell } from '@/components/form/form-shell';
import { useNotesWords } from '@/components/form/inputs/use-notes-words';
import { useChangeForm } from '@/components/form/use-change-form';
import { useLeadOn } from '@/components/form/use-lead-on';
import { Button } from '@/components/ui/buttons/button';
import { Card } from '@/components/ui/card';
import { useToast } from '@/components/ui/overlays/toast';
import { type FirstLine, firstLines, isBegun } from '@/lib/billing/bill-lines';
import { INVOICE_READS } from '@/lib/billing/billing-queries';
import {
  type DiscountError,
  type InvoiceStart,
  type InvoiceValues,
  invoiceBody,
  invoiceField,
  invoiceForm,
  newInvoice,
  sentInvoice,
} from '@/lib/billing/invoices/invoice-form';
import { INVOICES_PATH, invoiceHref, invoicesOfHref } from '@/lib/billing/shared/invoice-view';
import { useStandingBill } from '@/lib/billing/shared/standing-bill-queries';
import { useChange } from '@/lib/changes/use-change';
import type { createInvoice } from '@/lib/contract/billing/invoices';
import { MAX_INVOICE_NOTES, MAX_PESOS } from '@/lib/contract/limits';
import { invoiceRoutes } from '@/lib/contract/routes/billing-routes';
import { formatPesos } from '@/lib/kit/money/money-format';
import { EstimateCard } from './estimate-card';
import { InvoiceSubject, type InvoiceSubjectProps } from './invoice-subject';
import { PlanDialog } from './plan-dialog';

interface InvoiceFormProps {
  start: InvoiceStart;
  subject: InvoiceSubjectProps;
  /** It is the patient's plan that is to be billed. */
  startsWithPlan: boolean;
  rights: {
    /** The service lists the clinic's procedures. */
    readonly searchesProcedures: boolean;
    readonly readsInvoices: boolean;
    readonly voidsInvoices: boolean;
    readonly removesCharges: boolean;
    /** What a chart plans can be billed. */
    readonly billsPlan: boolean;
  };
}

/** What is billed to whom, and what it comes to. */
export function InvoiceForm({ start, subject, startsWithPlan, rights }: InvoiceFormProps) {
  const t = useTranslations('invoices.new');
  const words = useTranslations('invoices');
  const notesWord = useNotesWords(MAX_INVOICE_NOTES);
  const locale = useLocale();
  const leadOn = useLeadOn();
  const toast = useToast();
  const [isPlanOpen, setPlanOpen] = useState(startsWithPlan);
  const subjectId = `${start.patientId ?? ''} ${start.appointmentId ?? ''}`;
  const change = useChange<typeof createInvoice>(invoiceRoutes.create, {
    shown: INVOICE_READS,
    scope: subjectId,
    onMade({ id, invoiceNumber }) {
      toast({ message: t('made', { number: invoiceNumber }) });
      leadOn(invoiceHref(id));
    },
  });
  const [values] = useState(() =>
    change.sent ? sentInvoice(change.sent.body, locale) : newInvoice(start, locale),
  );
  const form = useChangeForm({
    schema: invoiceForm,
    values,
    change,
    draft: { id: `invoice ${subjectId}` },
    toInput: (typed) => ({ body: invoiceBody(typed) }),
    fieldOf: (path, { typed }) => invoiceField(path, typed),
  });
  const { watch, getValues, setValue } = form.form;
  const [patientId, appointment] = watch(['patient', 'appointment']);
  const standing = useStandingBill(
    { id: appointment || undefined, patientId: start.patientId ?? '' },
    start.standing,
  );
  const fieldWords = useBillWords({
    label: (name) => t(name as Exclude<keyof InvoiceValues, 'appointment'>),
    error(name, code) {
      if (name === 'patient') return t(code === 'refused' ? 'errors.inactive' : 'errors.patient');
      if (name === 'notes') return notesWord(code, getValues('notes'));
      const pesos = formatPesos(MAX_PESOS, locale);
      return t(`errors.discount.${code as DiscountError}`, { pesos });
    },
  });
  const cancelHref = patientId === '' ? INVOICES_PATH : invoicesOfHref(patientId);
  const canBillPlan = rights.billsPlan && patientId !== '';

  function bring(lines: readonly FirstLine[]): void {
    const begun = getValues('lines').filter(isBegun);
    setValue('lines', [...begun, ...firstLines(lines, locale)], { shouldDirty: true });
    setPlanOpen(false);
  }

  return (
    <>
      <FormShell
        form={form}
        words={fieldWords}
        submit={t('submit')}
        unknown={{ title: t('unknown'), look: { href: cancelHref, label: t('ofPatient') } }}
        cancelHref={cancelHref}
        isFinal
        isTold={isBilledTwice(change.problem)}
        notice={
          <BilledNotice
            change={change}
            patientId={patientId}
            standing={standing}
            next={{ kind: 'invoice', ...rights }}
            onUnlink={() => {
              setValue('appointment', '', { shouldDirty: true });
              change.clear();
            }}
          />
        }
        aside={(buttons) => <EstimateCard form={form} buttons={buttons} />}
      >
        <InvoiceSubject {...subject} patientId={start.patientId} onChoose={change.clear} />
        <LinesCard
          title={t('lines')}
          searchesProcedures={rights.searchesProcedures}
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
          here={new Set(getValues('lines').map(({ plannedId }) => plannedId))}
          onBring={bring}
          onClose={() => setPlanOpen(false)}
        />
      )}
    </>
  );
}
