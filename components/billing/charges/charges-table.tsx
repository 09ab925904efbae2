'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Pesos } from '@/components/pesos';
import { type Column, DataTable } from '@/components/table/data-table';
import { Button } from '@/components/ui/buttons/button';
import { ServiceWords } from '@/components/ui/service-words';
import type { ListedCharge } from '@/lib/billing/shared/charge-view';
import { formatDate } from '@/lib/kit/dates/dates';
import { shownName } from '@/lib/kit/text/full-name';

interface ChargesTableProps {
  charges: readonly ListedCharge[];
  /** Absent where this person, or the service, removes none. */
  onRemove?: ((charge: ListedCharge) => void) | undefined;
}

/** What stands of one patient, the latest service first, as it comes. */
export function ChargesTable({ charges, onRemove }: ChargesTableProps) {
  const t = useTranslations('charges');
  const locale = useLocale();
  const date = ({ serviceDate }: ListedCharge) => formatDate(serviceDate, locale);
  const share = ({ patientShare }: ListedCharge) =>
    patientShare ? (
      <>
        <Pesos amount={patientShare.amount} /> ·{' '}
        <ServiceWords>{patientShare.statusLabel}</ServiceWords>
      </>
    ) : (
      t('noShare')
    );
  // Why nothing can be done is said in place of doing it; with nothing to do, beside the account's payer.
  const payer = ({ payerName, accountStatus }: ListedCharge) =>
    onRemove || accountStatus === 'open'
      ? shownName(payerName)
      : `${shownName(payerName)} · ${t('filed')}`;

  const columns: readonly Column<ListedCharge>[] = [
    {
      key: 'what',
      header: t('columns.what'),
      cell: (charge) => (
        <>
          <span className="block">
            {charge.items.map(({ description }) => description).join(', ')}
          </span>
          <span className="tabular flex flex-wrap gap-x-3 text-sm font-normal text-ink-muted">
            <span>{date(charge)}</span>
            <span className="@table-md:hidden">{payer(charge)}</span>
            <span className="@table-sm:hidden">
              {t('columns.total')}: <Pesos amount={charge.total} />
            </span>
            <span className="@table-sm:hidden">
              {charge.patientShare && `${t('columns.share')}: `}
              {share(charge)}
            </span>
          </span>
        </>
      ),
    },
    {
      key: 'payer',
      header: t('columns.payer'),
      hideBelow: 'md',
      cell: payer,
    },
    {
      key: 'share',
      header: t('columns.share'),
      hideBelow: 'sm',
      className: 'tabular w-48',
      cell: share,
    },
    {
      key: 'total',
      header: t('columns.total'),
      align: 'end',
      hideBelow: 'sm',
      className: 'tabular w-36 font-medium',
      cell: ({ total }) => <Pesos amount={total} />,
    },
    {
      key: 'actions',
      header: t('columns.actions'),
      align: 'end',
      className: 'w-32 @max-table-sm:w-24',
      cell: (charge) =>
        charge.accountStatus === 'open'
          ? onRemove && (
              <Button
                size="small"
                aria-label={t('remove.label', { date: date(charge) })}
                onClick={() => onRemove(charge)}
              >
                {t('remove.action')}
              </Button>
            )
          : t('filed'),
    },
  ];

  return (
    <DataTable
      caption={t('table')}
      columns={columns.filter(({ key }) => key !== 'actions' || onRemove)}
      rows={charges}
      rowKey={({ id }) => id}
    />
  );
}
