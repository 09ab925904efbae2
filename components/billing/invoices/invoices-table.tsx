'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Pesos } from '@/components/pesos';
import { type Column, DataTable } from '@/components/table/data-table';
import { Badge } from '@/components/ui/badge';
import type { ListedInvoice } from '@/lib/billing/invoices/known-invoices';
import { invoiceHref } from '@/lib/billing/shared/invoice-view';
import { formatInstant } from '@/lib/kit/dates/clinic-time';
import { fullName } from '@/lib/kit/text/full-name';
import { useInvoiceWords } from './use-invoice-words';

interface InvoicesTableProps {
  invoices: readonly ListedInvoice[];
  stale: boolean;
  /** The list is of one patient: whose they are need not be said. */
  isOfOne?: boolean;
}

/** As it comes: no order is promised. What the service does not tell of an invoice stays empty. */
export function InvoicesTable({ invoices, stale, isOfOne = false }: InvoicesTableProps) {
  const t = useTranslations('invoices');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'UTC';
  const words = useInvoiceWords();
  const amount = (pesos: number | undefined) =>
    pesos === undefined ? undefined : <Pesos amount={pesos} />;
  // A service that lists no invoices tells what was paid on them, and not what is due.
  const hasDue = invoices.some(({ due }) => due !== undefined);
  const rest = t(hasDue ? 'columns.due' : 'columns.paid');
  // Nothing is owed on a draft yet.
  const restOf = ({ status, due, paid }: ListedInvoice) =>
    amount(hasDue ? (status === 'draft' ? undefined : due) : paid);
  const dateOf = ({ issuedAt, createdAt, firstPaidAt }: ListedInvoice) => {
    const instant = issuedAt ?? createdAt ?? firstPaidAt;
    if (instant === undefined) return undefined;
    // Broken before the date, if anywhere.
    const at = formatInstant(instant, locale, zone).replaceAll(' ', '\u00a0');
    if (issuedAt !== undefined) return t('dates.issued', { at });
    return createdAt === undefined ? t('known.firstPaid', { at }) : t('dates.created', { at });
  };
  const statusOf = ({ status }: ListedInvoice): ReactNode => {
    if (status === undefined) return undefined;
    const { word, tone } = words.status(status);
    return <Badge tone={tone}>{word}</Badge>;
  };

  const columns: readonly Column<ListedInvoice>[] = [
    {
      key: 'invoice',
      header: t('columns.invoice'),
      cell: (invoice) => (
        <>
          <span className="tabular flex flex-wrap items-baseline gap-x-3">
            <span>{invoice.invoiceNumber ?? invoice.id}</span>
            <span className="font-normal text-ink">
              {!isOfOne && invoice.patient && fullName(invoice.patient)}
            </span>
          </span>
          <span className="tabular flex flex-wrap gap-x-3 text-sm font-normal text-ink-muted @table-lg:hidden">
            {dateOf(invoice)}
          </span>
          <span className="tabular flex flex-wrap items-center gap-2 py-0.5 font-medium text-ink @table-sm:hidden">
            {amount(invoice.total)} {statusOf(invoice)}
            {restOf(invoice) && (
              <span className="text-sm font-normal text-ink-muted">
                {rest}: {restOf(invoice)}
              </span>
            )}
          </span>
        </>
      ),
    },
    {
      key: 'date',
      header: t('columns.date'),
      hideBelow: 'lg',
      className: 'tabular w-56',
      cell: dateOf,
    },
    {
      key: 'total',
      header: t('columns.total'),
      align: 'end',
      hideBelow: 'sm',
      className: 'tabular w-36 font-medium',
      cell: ({ total }) => amount(total),
    },
    {
      key: 'due',
      header: rest,
      align: 'end',
      hideBelow: 'sm',
      className: 'tabular w-36',
      cell: restOf,
    },
    {
      key: 'status',
      header: t('columns.status'),
      hideBelow: 'sm',
      className: 'w-36',
      cell: statusOf,
    },
  ];

  return (
    <DataTable
      caption={t('table')}
      columns={columns}
      rows={invoices}
      rowKey={({ id }) => id}
      rowHref={({ id }) => invoiceHref(id)}
      stale={stale}
    />
  );
}
