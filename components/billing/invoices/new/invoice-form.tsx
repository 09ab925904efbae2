'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { BilledNotice, isBilledTwice } from '@/components/billing/billed-notice';
import { useChangeForm } from '@/components/form/use-change-form';
import { useLeadOn } from '@/components/form/use-lead-on';
import { useToast } from '@/components/ui/overlays/toast';
import { lineRefusal } from '@/lib/billing/bill-lines';
import { INVOICE_READS } from '@/lib/billing/billing-queries';
import {
  type InvoiceStart,
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
import { invoiceRoutes } from '@/lib/contract/routes/billing-routes';
import { InvoiceFormBody } from './invoice-form-body';
import { InvoiceSubject, type InvoiceSubjectProps } from './invoice-subject';

interface InvoiceFormProps {
  start: InvoiceStart;
  subject: InvoiceSubjectProps;
  /** It is the patient's plan that is to be billed. */
  startsWithPlan: boolean;
  rights: {
    /** The service lists the clinic's procedures. */
    readonly searchesProcedures: boolean;
    /** The service keeps the kind of a line without tax. */
    readonly takesKinds: boolean;
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
  const locale = useLocale();
  const leadOn = useLeadOn();
  const toast = useToast();
  const subjectId = `${start.patientId ?? ''} ${start.appointmentId ?? ''}`;
  const change = useChange<typeof createInvoice>(invoiceRoutes.create, {
    shown: INVOICE_READS,
    scope: subjectId,
    onMade({ id, invoiceNumber }) {
      toast({ message: t('made', { number: invoiceNumber }) });
      leadOn(invoiceHref(id));
    },
  });
  const [schema] = useState(() => invoiceForm(rights.takesKinds));
  const [values] = useState(() =>
    change.sent ? sentInvoice(change.sent.body, locale) : newInvoice(start, locale),
  );
  const form = useChangeForm({
    schema,
    values,
    change,
    draft: { id: `invoice ${subjectId}` },
    toInput: (typed) => ({ body: invoiceBody(typed) }),
    fieldOf: (path, { typed }) => invoiceField(path, typed),
    refusalOf: lineRefusal,
  });
  const { watch, setValue } = form.form;
  const [patientId, appointment] = watch(['patient', 'appointment']);
  const standing = useStandingBill(
    { id: appointment || undefined, patientId: start.patientId ?? '' },
    start.standing,
  );
  const cancelHref = patientId === '' ? INVOICES_PATH : invoicesOfHref(patientId);

  return (
    <InvoiceFormBody
      form={form}
      submit={t('submit')}
      unknown={{ title: t('unknown'), look: { href: cancelHref, label: t('ofPatient') } }}
      cancelHref={cancelHref}
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
      subject={<InvoiceSubject {...subject} patientId={start.patientId} onChoose={change.clear} />}
      patientId={patientId}
      startsWithPlan={startsWithPlan}
      rights={rights}
    />
  );
}
