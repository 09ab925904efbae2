'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ChoiceField } from '@/components/form/fields';
import { FormDialog } from '@/components/form/form-dialog';
import { useChangeForm } from '@/components/form/use-change-form';
import { useToast } from '@/components/ui/overlays/toast';
import { INVOICE_READS } from '@/lib/billing/billing-queries';
import type { InvoiceDetail } from '@/lib/billing/invoices/known-invoices';
import { useChange } from '@/lib/changes/use-change';
import type { issueInvoice } from '@/lib/contract/billing/invoices';
import { invoiceRoutes } from '@/lib/contract/routes/billing-routes';
import { formatPesos } from '@/lib/kit/money/money-format';

const TYPES = ['electronic', 'manual'] as const;
const issueForm = z.object({ invoiceType: z.enum(TYPES) });

interface IssueDialogProps {
  invoice: InvoiceDetail;
  onClose: () => void;
}

/** A draft becomes an invoice, under a number of its own. Nothing of that changes any more. */
export function IssueDialog({ invoice, onClose }: IssueDialogProps) {
  const t = useTranslations('invoices.issue');
  const words = useTranslations('invoices');
  const locale = useLocale();
  const toast = useToast();
  const { id, version } = invoice;
  const issue = useChange<typeof issueInvoice>(invoiceRoutes.issue, {
    shown: INVOICE_READS,
    scope: id,
    onMade({ invoiceNumber }) {
      toast({ message: t('done', { number: invoiceNumber }) });
      onClose();
    },
  });
  // What was closed before its answer came is shown as it was sent.
  const [values] = useState({ invoiceType: issue.sent?.body?.invoiceType ?? 'electronic' });
  const form = useChangeForm({
    schema: issueForm,
    values,
    change: issue,
    toInput: (body) => ({ params: { id }, body, ...(version && { ifMatch: String(version) }) }),
    fieldOf: () => undefined,
  });
  const isDone = issue.problem?.code === 'INVOICE_NOT_DRAFT' || issue.problem?.status === 404;
  // What is read again by then is what the next press issues.
  const isStale = issue.problem?.status === 412;

  return (
    <FormDialog
      form={form}
      title={t('title', { number: invoice.invoiceNumber })}
      submit={t('submit')}
      told={isDone ? t('notDraft') : isStale ? t('changed') : undefined}
      isOver={isDone}
      onClose={onClose}
    >
      <p>{t('explain', { total: formatPesos(invoice.total, locale) })}</p>
      <ChoiceField
        name="invoiceType"
        legend={t('type')}
        choices={TYPES.map((value) => ({
          value,
          label: words(`types.${value}`),
          explain: t(`types.${value}`),
        }))}
      />
    </FormDialog>
  );
}
