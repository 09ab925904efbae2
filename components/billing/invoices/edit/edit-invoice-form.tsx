'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useChangeForm } from '@/components/form/use-change-form';
import { useLeadOn } from '@/components/form/use-lead-on';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { News } from '@/components/ui/news';
import { useToast } from '@/components/ui/overlays/toast';
import { lineRefusal } from '@/lib/billing/bill-lines';
import { INVOICE_READS, invoiceQueries } from '@/lib/billing/billing-queries';
import {
  draftChanges,
  draftValues,
  joinDraft,
  withSentChanges,
} from '@/lib/billing/invoices/draft-edit';
import { invoiceField, invoiceForm } from '@/lib/billing/invoices/invoice-form';
import type { InvoiceDetail } from '@/lib/billing/invoices/known-invoices';
import { INVOICES_PATH, invoiceHref } from '@/lib/billing/shared/invoice-view';
import { useChange } from '@/lib/changes/use-change';
import type { changeInvoice } from '@/lib/contract/billing/invoices';
import { invoiceRoutes } from '@/lib/contract/routes/billing-routes';
import { fullName } from '@/lib/kit/text/full-name';
import { ClinicProblem } from '@/lib/queries/problem';
import { InvoiceFormBody } from '../new/invoice-form-body';
import { type Clash, ClashNotice } from './clash-notice';

interface EditInvoiceFormProps {
  invoice: InvoiceDetail;
  rights: ComponentProps<typeof InvoiceFormBody>['rights'];
}

/** A draft with other lines, discount or notes. */
export function EditInvoiceForm({ invoice, rights }: EditInvoiceFormProps) {
  const t = useTranslations('invoices.edit');
  const locale = useLocale();
  const leadOn = useLeadOn();
  const toast = useToast();
  const queries = useQueryClient();
  const { id, patientId } = invoice;
  const href = invoiceHref(id);
  const [initial] = useState(() => draftValues(invoice, locale));
  const loaded = useRef(initial);
  /** The one that the change is to find, whatever is read meanwhile. */
  const version = useRef(invoice.version);
  const [clash, setClash] = useState<Clash>();
  const change = useChange<typeof changeInvoice>(invoiceRoutes.change, {
    shown: INVOICE_READS,
    scope: id,
    onMade({ invoiceNumber }) {
      toast({ message: t('made', { number: invoiceNumber }) });
      leadOn(href);
    },
  });
  const [schema] = useState(() => invoiceForm(rights.takesKinds));
  const [values] = useState(() =>
    change.sent?.body ? withSentChanges(initial, change.sent.body, locale) : initial,
  );
  const form = useChangeForm({
    schema,
    values,
    change,
    draft: { id: `invoice-draft ${id}` },
    toInput(_, typed) {
      const body = draftChanges(typed, loaded.current);
      if (Object.keys(body).length > 0) {
        const { current } = version;
        return { params: { id }, body, ...(current !== undefined && { ifMatch: String(current) }) };
      }
      // It is saved as it is.
      leadOn(href);
      return undefined;
    },
    fieldOf: (path, { typed }) => invoiceField(path, typed),
    refusalOf: lineRefusal,
  });
  const { getValues, reset, setValue } = form.form;
  const { failedAttempt, problem } = change;
  const isLate = problem?.status === 412;
  const isOver = problem?.code === 'INVOICE_NOT_DRAFT' || problem?.status === 404;

  const join = useEffectEvent(async () => {
    if (!isLate) return;
    setClash(undefined);
    try {
      const current = await queries.fetchQuery({ ...invoiceQueries.read(id), staleTime: 0 });
      const theirs = draftValues(current, locale);
      const { values: joined, clashes } = joinDraft(getValues(), loaded.current, theirs);
      version.current = current.version;
      loaded.current = theirs;
      reset(theirs);
      for (const part of ['lines', 'discount', 'notes'] as const) {
        setValue(part, joined[part], { shouldDirty: true });
      }
      setClash({ parts: clashes, theirs });
    } catch (error) {
      if (!(error instanceof ClinicProblem)) throw error;
    }
  });
  useEffect(() => {
    if (failedAttempt > 0) void join();
  }, [failedAttempt]);

  return (
    <InvoiceFormBody
      form={form}
      submit={t('submit')}
      unknown={{ title: t('unknown'), look: { href, label: t('open') } }}
      cancelHref={href}
      unchanged={t('nothingChanged')}
      isTold={isLate || isOver}
      notice={
        <>
          {isLate && <ClashNotice key={failedAttempt} clash={clash} />}
          {isOver && (
            <News key={failedAttempt} tone="danger" title={t('over')}>
              <LinkButton href={problem.status === 404 ? INVOICES_PATH : href} size="small">
                {t(problem.status === 404 ? 'list' : 'open')}
              </LinkButton>
            </News>
          )}
        </>
      }
      subject={<p className="font-medium">{fullName(invoice.patient)}</p>}
      patientId={patientId}
      invoiceId={id}
      rights={rights}
    />
  );
}
