'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChangeDialog } from '@/components/form/change-dialog';
import { ChoiceList } from '@/components/form/choice-list';
import { problemFacts } from '@/components/form/problem-message';
import { useToast } from '@/components/ui/toast';
import type { InvoiceDetail } from '@/lib/billing/invoice-detail';
import type { useIssueInvoice } from '@/lib/queries/invoices';
import { formatPesos } from '@/lib/rules/money-format';

const TYPES = ['electronic', 'manual'] as const;

interface IssueDialogProps {
  invoice: InvoiceDetail;
  issue: ReturnType<typeof useIssueInvoice>;
  onClose: () => void;
}

/** A draft becomes an invoice. Nothing of either changes: what is wrong is voided and made anew. */
export function IssueDialog({ invoice, issue, onClose }: IssueDialogProps) {
  const t = useTranslations('invoices.issue');
  const words = useTranslations('invoices');
  const locale = useLocale();
  const toast = useToast();
  const [type, setType] = useState(issue.unsettled?.body?.invoiceType ?? 'electronic');
  const [attempt, setAttempt] = useState(0);
  const isDone = issue.isError && problemFacts(issue.error).code === 'INVOICE_NOT_DRAFT';

  function submit(): void {
    setAttempt((count) => count + 1);
    issue.mutate(issue.unsettled ?? { params: { id: invoice.id }, body: { invoiceType: type } }, {
      onSuccess: ({ invoiceNumber }) => {
        toast({ message: t('done', { number: invoiceNumber }) });
        onClose();
      },
    });
  }

  return (
    <ChangeDialog
      title={t('title', { number: invoice.invoiceNumber })}
      submit={t('submit')}
      change={issue}
      attempt={attempt}
      told={isDone ? t('notDraft') : undefined}
      isOver={isDone}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('explain', { total: formatPesos(invoice.total, locale) })}</p>
      <ChoiceList
        legend={t('type')}
        name="invoiceType"
        value={type}
        onChange={setType}
        choices={TYPES.map((value) => ({
          value,
          label: words(`types.${value}`),
          explain: t(`types.${value}`),
        }))}
      />
    </ChangeDialog>
  );
}
