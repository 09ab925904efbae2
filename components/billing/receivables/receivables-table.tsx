'use client';

import { useLocale, useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { StatementButton } from '@/components/billing/statement-button';
import { Pesos } from '@/components/pesos';
import { type Column, DataTable } from '@/components/table/data-table';
import { patientBillingHref } from '@/lib/billing/shared/invoice-view';
import type { receivable } from '@/lib/contract/billing/receivables';
import { formatDate } from '@/lib/kit/dates/dates';
import { formatPesos } from '@/lib/kit/money/money-format';
import { fullName } from '@/lib/kit/text/full-name';

type Receivable = z.output<typeof receivable>;

const AGES = ['days0To30', 'days31To60', 'days61To90', 'over90'] as const;

interface ReceivablesTableProps {
  receivables: readonly Receivable[];
  /** The service prints statements of account. */
  printsStatements: boolean;
  stale: boolean;
}

/** Who owes how much and since when. A row leads to the patient's billing. */
export function ReceivablesTable({ receivables, printsStatements, stale }: ReceivablesTableProps) {
  const t = useTranslations('receivables');
  const locale = useLocale();
  const oldestOf = ({ openInvoices, oldestIssuedOn }: Receivable) =>
    t('oldestOf', { count: openInvoices, date: formatDate(oldestIssuedOn, locale) });
  const documentOf = ({ patient: { documentType, documentNumber } }: Receivable) =>
    [documentType, documentNumber].filter(Boolean).join(' ');
  const columns: readonly Column<Receivable>[] = [
    {
      key: 'patient',
      header: t('columns.patient'),
      cell: (row) => (
        <>
          <span className="flex flex-wrap items-baseline gap-x-3">
            <span>{fullName(row.patient)}</span>
            <span className="tabular text-sm font-normal text-ink-muted">{documentOf(row)}</span>
          </span>
          <span className="tabular block text-sm font-normal text-ink-muted">{oldestOf(row)}</span>
          <span className="tabular block py-0.5 font-medium text-ink @table-sm:hidden">
            <Pesos amount={row.balance} mayPart />
          </span>
          <span className="tabular flex flex-wrap gap-x-3 text-sm font-normal text-ink-muted @table-2xl:hidden">
            {AGES.filter((age) => row.aged[age] > 0).map((age) => (
              <span key={age}>
                {t('ofAge', {
                  age: t(`columns.${age}`),
                  amount: formatPesos(row.aged[age], locale),
                })}
              </span>
            ))}
          </span>
        </>
      ),
    },
    ...AGES.map(
      (age): Column<Receivable> => ({
        key: age,
        header: t(`columns.${age}`),
        align: 'end',
        hideBelow: '2xl',
        className: 'tabular w-36',
        cell: ({ aged }) => aged[age] > 0 && <Pesos amount={aged[age]} />,
      }),
    ),
    {
      key: 'balance',
      header: t('columns.balance'),
      align: 'end',
      hideBelow: 'sm',
      className: 'tabular w-36 font-medium',
      cell: ({ balance }) => <Pesos amount={balance} />,
    },
    ...(printsStatements
      ? [
          {
            key: 'actions',
            header: t('columns.actions'),
            align: 'end',
            className: 'w-42',
            cell: ({ patientId, patient }) => (
              <StatementButton patientId={patientId} name={fullName(patient)} />
            ),
          } satisfies Column<Receivable>,
        ]
      : []),
  ];
  return (
    <DataTable
      caption={t('table')}
      columns={columns}
      rows={receivables}
      rowKey={({ patientId }) => patientId}
      rowHref={({ patientId }) => patientBillingHref(patientId)}
      stale={stale}
    />
  );
}
