'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useState } from 'react';
import { CreditDialog } from '@/components/billing/invoices/credit-dialog';
import { CreditNotesOfInvoice } from '@/components/billing/invoices/credit-notes-of-invoice';
import { InvoiceLines } from '@/components/billing/invoices/invoice-lines';
import { IssueDialog } from '@/components/billing/invoices/issue-dialog';
import { RemoveDraftDialog } from '@/components/billing/invoices/remove-draft-dialog';
import { useInvoiceWords } from '@/components/billing/invoices/use-invoice-words';
import { VoidDialog } from '@/components/billing/invoices/void-dialog';
import { CollectDialog } from '@/components/billing/payments/collect-dialog';
import { PaymentsOfInvoice } from '@/components/billing/payments/payments-of-invoice';
import { DownloadButton } from '@/components/files/download-button';
import { LoadError } from '@/components/form/load-error';
import { documentText } from '@/components/patients/shared/document-text';
import { Pesos } from '@/components/pesos';
import { TableSkeleton } from '@/components/table/table-skeleton';
import { Badge } from '@/components/ui/badge';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/buttons/link';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { PrintButton } from '@/components/ui/buttons/print-button';
import { Card } from '@/components/ui/card';
import { OnEverySheet } from '@/components/ui/on-every-sheet';
import { PageHeader } from '@/components/ui/page-header';
import { invoiceQueries } from '@/lib/billing/billing-queries';
import type { InvoiceDetail } from '@/lib/billing/invoices/known-invoices';
import type { PaymentRights } from '@/lib/billing/payment-rights';
import { editInvoiceHref, patientBillingHref } from '@/lib/billing/shared/invoice-view';
import { formatInstant } from '@/lib/kit/dates/clinic-time';
import { fullName } from '@/lib/kit/text/full-name';
import { type PageProblem, toProblem } from '@/lib/queries/page-problem';

export interface InvoiceRights {
  readonly issues: boolean;
  readonly changes: boolean;
  readonly removes: boolean;
  readonly collects: boolean;
  /** By several methods in one act. */
  readonly splits: boolean;
  readonly voids: boolean;
  readonly credits: boolean;
  readonly prints: boolean;
  readonly printsNotes: boolean;
  readonly payments: PaymentRights;
}

type OpenDialog = 'issue' | 'collect' | 'credit' | 'void' | 'remove';

interface InvoiceScreenProps {
  id: string;
  /** Name, NIT and address, as far as they are known: each printed sheet says them. */
  clinic: readonly string[];
  rights: InvoiceRights;
  /** Why it could not be read on the server. */
  problem: PageProblem | undefined;
}

/** An invoice from its draft to its last payment. */
export function InvoiceScreen({ id, clinic, rights, problem: failed }: InvoiceScreenProps) {
  const t = useTranslations('invoices');
  const read = useQuery(invoiceQueries.read(id));
  const [dialog, setDialog] = useState<OpenDialog>();
  const invoice = read.data;
  const problem = read.error ?? (read.isPending && failed ? toProblem(failed) : undefined);

  if (invoice === undefined) {
    return problem ? (
      <LoadError
        heading="h1"
        title={t('detail.failed')}
        error={problem}
        retrying={read.isFetching}
        onRetry={() => void read.refetch()}
      />
    ) : (
      <TableSkeleton label={t('detail.loading')} />
    );
  }
  const close = () => setDialog(undefined);
  const title = t('detail.title', { number: invoice.invoiceNumber });
  const line = [...clinic, title, fullName(invoice.patient), identityOf(invoice)]
    .filter(Boolean)
    .join(' · ');
  return (
    <OnEverySheet line={line}>
      <InvoiceHead invoice={invoice} rights={rights} onOpen={setDialog} />
      {problem && (
        <Banner tone="attention" className="mb-4">
          {t('detail.stale')}
        </Banner>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 gap-4">
          {invoice.status === 'void' && (
            <Banner tone="danger" title={t('detail.voided')}>
              {invoice.voidReason}
            </Banner>
          )}
          <Card title={t('lines.title')} flush>
            <InvoiceLines invoice={invoice} />
          </Card>
          {invoice.creditNotes.length > 0 && (
            <Card title={t('paper.many')} flush>
              <CreditNotesOfInvoice notes={invoice.creditNotes} prints={rights.printsNotes} />
            </Card>
          )}
          {invoice.notes && (
            <Card title={t('detail.notes')}>
              <p className="wrap-anywhere whitespace-pre-line">{invoice.notes}</p>
            </Card>
          )}
        </div>
        <Card title={t('detail.payments')} flush>
          <Balance invoice={invoice} />
          <PaymentsOfInvoice
            payments={invoice.payments}
            isVoid={invoice.status === 'void'}
            rights={rights.payments}
            invoiceNumber={invoice.invoiceNumber}
          />
        </Card>
      </div>
      {dialog === 'issue' && <IssueDialog invoice={invoice} onClose={close} />}
      {dialog === 'collect' && (
        <CollectDialog invoice={invoice} canSplit={rights.splits} onClose={close} />
      )}
      {dialog === 'credit' && (
        <CreditDialog invoice={invoice} refunds={rights.payments.refunds} onClose={close} />
      )}
      {dialog === 'remove' && <RemoveDraftDialog invoice={invoice} onClose={close} />}
      {dialog === 'void' && <VoidDialog invoice={invoice} onClose={close} />}
    </OnEverySheet>
  );
}

function InvoiceHead({
  invoice,
  rights,
  onOpen,
}: {
  invoice: InvoiceDetail;
  rights: InvoiceRights;
  onOpen: (dialog: OpenDialog) => void;
}) {
  const t = useTranslations('invoices');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'UTC';
  const words = useInvoiceWords();
  const identity = identityOf(invoice);
  const { status, due, total, credited } = invoice;
  const { word, tone } = words.status(status);
  // A draft is deleted, where that is offered.
  const canVoid = rights.voids && status !== 'void' && !(status === 'draft' && rights.removes);
  const canCollect = rights.collects && due > 0 && status !== 'draft' && status !== 'void';
  const canCredit = rights.credits && total > credited && status !== 'draft' && status !== 'void';
  const created = formatInstant(invoice.createdAt, locale, zone);
  const { draftNumber = invoice.invoiceNumber } = invoice;
  const wasDraft = draftNumber !== invoice.invoiceNumber;
  const dates = [
    wasDraft
      ? t('detail.createdAs', { number: draftNumber, date: created })
      : t('detail.created', { date: created }),
    invoice.issuedAt &&
      t('detail.issued', {
        type: words.type(invoice.invoiceType),
        date: formatInstant(invoice.issuedAt, locale, zone),
      }),
    invoice.issuedBy && t('detail.issuedBy', { name: invoice.issuedBy }),
    invoice.voidedAt &&
      t('detail.voidedAt', { date: formatInstant(invoice.voidedAt, locale, zone) }),
  ];
  return (
    <PageHeader
      title={t(status === 'draft' ? 'detail.draftTitle' : 'detail.title', {
        number: invoice.invoiceNumber,
      })}
      facts={
        <>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={tone}>{word}</Badge>
            <Link
              href={patientBillingHref(invoice.patientId)}
              className="font-medium text-accent underline-offset-2 hover:underline"
            >
              {fullName(invoice.patient)}
            </Link>
            {identity !== '' && <span>{identity}</span>}
          </p>
          <p className="mt-0.5 text-sm">{dates.filter(Boolean).join(' · ')}</p>
        </>
      }
      actions={
        <>
          {status === 'draft' && rights.issues && (
            <Button variant="primary" onClick={() => onOpen('issue')}>
              {t('issue.action')}
            </Button>
          )}
          {status === 'draft' && rights.changes && (
            <LinkButton href={editInvoiceHref(invoice.id)}>{t('edit.action')}</LinkButton>
          )}
          {canCollect && (
            <Button variant="primary" onClick={() => onOpen('collect')}>
              {t('detail.collect')}
            </Button>
          )}
          {rights.prints && (
            <DownloadButton
              size="medium"
              icon="download"
              path={`/api/clinic/billing/invoices/${invoice.id}/pdf`}
            >
              {t('detail.pdf')}
            </DownloadButton>
          )}
          <PrintButton>{t('detail.print')}</PrintButton>
          {canCredit && (
            <Button variant="quiet" onClick={() => onOpen('credit')}>
              {t('paper.title')}
            </Button>
          )}
          {status === 'draft' && rights.removes && (
            <Button variant="quiet" onClick={() => onOpen('remove')}>
              {t('remove.action')}
            </Button>
          )}
          {canVoid && (
            <Button variant="quiet" onClick={() => onOpen('void')}>
              {t('void.action')}
            </Button>
          )}
        </>
      }
    />
  );
}

function identityOf({ patient: { documentType = '', documentNumber = '' } }: InvoiceDetail) {
  return documentText({ documentType, documentNumber });
}

/** What is still to be paid, which of a draft is nothing yet: what this page is opened for. */
function Balance({ invoice }: { invoice: InvoiceDetail }) {
  const t = useTranslations('invoices.detail');
  return (
    <dl className="tabular flex flex-wrap gap-x-8 gap-y-1 border-b border-line px-4 py-3">
      <div>
        <dt className="text-sm text-ink-muted">
          {t(invoice.status === 'draft' ? 'dueOnceIssued' : 'due')}
        </dt>
        <dd className="text-xl font-semibold">
          <Pesos amount={invoice.due} />
        </dd>
      </div>
      <div>
        <dt className="text-sm text-ink-muted">{t('paid')}</dt>
        <dd className="text-xl">
          <Pesos amount={invoice.paid} />
        </dd>
      </div>
      {invoice.credited > 0 && (
        <div>
          <dt className="text-sm text-ink-muted">{t('credited')}</dt>
          <dd className="text-xl">
            <Pesos amount={invoice.credited} />
          </dd>
        </div>
      )}
    </dl>
  );
}
