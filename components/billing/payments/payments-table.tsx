'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { Pesos } from '@/components/pesos';
import { type Column, DataTable } from '@/components/table/data-table';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/buttons/link';
import { NO_PAYMENT_RIGHTS, type PaymentRights } from '@/lib/billing/payment-rights';
import { invoiceHref } from '@/lib/billing/shared/invoice-view';
import type { listPayments } from '@/lib/contract/billing/payments';
import type { OperationOutput } from '@/lib/contract/operation';
import { formatInstant } from '@/lib/kit/dates/clinic-time';
import { fullName } from '@/lib/kit/text/full-name';
import { usePaymentActions } from './payment-actions';
import { usePaymentWords } from './use-payment-words';

type Payment = OperationOutput<typeof listPayments>['data'][number];

interface PaymentsTableProps {
  payments: readonly Payment[];
  stale: boolean;
  /** The list is of one patient: whose they are need not be said. */
  isOfOne?: boolean;
  rights?: PaymentRights;
}

/** As it comes: no order is promised. A service that names no patients shows its invoices by their ids. */
export function PaymentsTable(props: PaymentsTableProps) {
  const { payments, stale, isOfOne = false, rights = NO_PAYMENT_RIGHTS } = props;
  const t = useTranslations('payments');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'UTC';
  const words = usePaymentWords();
  const hasNames = !isOfOne && payments.some(({ patient }) => patient !== undefined);
  const hasReceipts = payments.some(({ receiptNumber }) => receiptNumber !== undefined);
  const paidAt = ({ paidAt: paid, createdAt }: Payment) =>
    formatInstant(paid ?? createdAt ?? '', locale, zone);
  const amountOf = ({ amount }: Payment) => <Pesos amount={amount} />;
  const invoiceOf = ({ invoiceNumber, invoiceId }: Payment) => (
    <Link href={invoiceHref(invoiceId)} className="text-accent underline-offset-2 hover:underline">
      {invoiceNumber ?? invoiceId}
    </Link>
  );
  const statusOf = ({ status, reversal, receiptNumber, refundedAmount = 0 }: Payment) => {
    const { word, tone } = words.status(status);
    return (
      <>
        <Badge tone={tone}>{word}</Badge>
        {reversal && (
          <span className="tabular block text-sm text-ink-muted">
            {[receiptNumber, reversal.number].filter(Boolean).join(' · ')}
          </span>
        )}
        {refundedAmount > 0 && status === 'completed' && (
          <span className="tabular block text-sm text-ink-muted">
            {t.rich('refundedOf', { amount: () => <Pesos amount={refundedAmount} /> })}
          </span>
        )}
      </>
    );
  };
  const { actionsOf, dialog } = usePaymentActions(payments, rights);

  const columns: readonly Column<Payment>[] = [
    {
      key: 'what',
      header: t(hasNames ? 'columns.patient' : 'columns.paidAt'),
      cell: (payment) => (
        <>
          <span className="block">
            {!hasNames ? paidAt(payment) : payment.patient ? fullName(payment.patient) : '–'}
          </span>
          <span className="tabular flex flex-wrap gap-x-3 text-sm font-normal text-ink-muted">
            {hasNames && <span className="@table-3xl:hidden">{paidAt(payment)}</span>}
            <span className="@table-lg:hidden">{invoiceOf(payment)}</span>
            <span className="@table-md:hidden">{words.method(payment.method)}</span>
            {payment.reference && <span className="@table-md:hidden">{payment.reference}</span>}
            {payment.receiptNumber && (
              <span className="@table-2xl:hidden">{payment.receiptNumber}</span>
            )}
            {hasReceipts && payment.collectedBy?.name && (
              <span className="@table-2xl:hidden">{payment.collectedBy.name}</span>
            )}
          </span>
          <span className="tabular flex flex-wrap items-center gap-x-2 gap-y-1 py-0.5 font-medium @table-sm:hidden">
            {amountOf(payment)} {statusOf(payment)}
          </span>
        </>
      ),
    },
    ...(hasNames
      ? [
          {
            key: 'paidAt',
            header: t('columns.paidAt'),
            hideBelow: '3xl',
            className: 'tabular w-48',
            cell: paidAt,
          } satisfies Column<Payment>,
        ]
      : []),
    {
      key: 'invoice',
      header: t('columns.invoice'),
      hideBelow: 'lg',
      className: 'tabular w-32',
      cell: invoiceOf,
    },
    ...(hasReceipts
      ? [
          {
            key: 'receipt',
            header: t('columns.receipt'),
            hideBelow: '2xl',
            className: 'tabular w-44',
            cell: ({ receiptNumber, collectedBy }) => (
              <>
                {receiptNumber ?? '–'}
                {collectedBy?.name && (
                  <span className="block text-sm text-ink-muted">{collectedBy.name}</span>
                )}
              </>
            ),
          } satisfies Column<Payment>,
        ]
      : []),
    {
      key: 'method',
      header: t('columns.method'),
      hideBelow: 'md',
      className: 'w-36',
      cell: ({ method, reference }) => (
        <>
          {words.method(method)}
          {reference && <span className="tabular block text-sm text-ink-muted">{reference}</span>}
        </>
      ),
    },
    {
      key: 'amount',
      header: t('columns.amount'),
      align: 'end',
      hideBelow: 'sm',
      className: 'tabular w-36 font-medium',
      cell: amountOf,
    },
    {
      key: 'status',
      header: t('columns.status'),
      hideBelow: 'sm',
      className: 'w-32',
      cell: statusOf,
    },
    {
      key: 'actions',
      header: t('columns.actions'),
      align: 'end',
      className: 'w-36',
      cell: actionsOf,
    },
  ];

  return (
    <>
      <DataTable
        caption={t('table')}
        columns={columns}
        rows={payments}
        rowKey={({ id }) => id}
        stale={stale}
      />
      {dialog}
    </>
  );
}
