'use client';

import { useTranslations } from 'next-intl';
import { Pesos } from '@/components/pesos';
import { type Column, DataTable } from '@/components/table/data-table';
import { Badge } from '@/components/ui/badge';
import type { OperationOutput } from '@/lib/contract/operation';
import type { listProcedures } from '@/lib/contract/procedures';
import { shownName } from '@/lib/kit/text/full-name';
import { procedureHref } from '@/lib/procedures/procedure-view';

type Procedure = OperationOutput<typeof listProcedures>['data'][number];

interface ProceduresTableProps {
  procedures: readonly Procedure[];
  /** Names by id, as far as they are known. */
  doctors: Readonly<Record<string, string>>;
  /** A row leads to where it is changed. */
  canChange: boolean;
  stale: boolean;
}

/** The clinic's catalogue by name, with what booking and billing take from it. */
export function ProceduresTable({ procedures, doctors, canChange, stale }: ProceduresTableProps) {
  const t = useTranslations('procedures');
  const minutes = ({ duration }: Procedure) => t('minutes', { minutes: duration });
  const price = (procedure: Procedure) => <Pesos amount={procedure.price} />;
  const performedBy = ({ doctorIds }: Procedure) =>
    doctorIds.length === 0
      ? t('everyDoctor')
      : doctorIds.length === 1
        ? (doctors[doctorIds[0] ?? ''] ?? t('doctors', { count: 1 }))
        : t('doctors', { count: doctorIds.length });

  const columns: readonly Column<Procedure>[] = [
    {
      key: 'name',
      header: t('columns.name'),
      cell: (procedure) => (
        <>
          <span className="flex flex-wrap items-center gap-x-2">
            <span>{shownName(procedure.name)}</span>
            {procedure.status === 'inactive' && <Badge tone="neutral">{t('inactive')}</Badge>}
          </span>
          <span className="tabular flex flex-wrap gap-x-3 text-sm font-normal text-ink-muted @table-xl:hidden">
            {procedure.code && <span className="@table-sm:hidden">{procedure.code}</span>}
            <span className="@table-md:hidden">{procedure.specialty}</span>
            <span className="@table-sm:hidden">{minutes(procedure)}</span>
            <span className="@table-sm:hidden">{price(procedure)}</span>
            <span>
              {t('columns.doctors')}: {performedBy(procedure)}
            </span>
          </span>
        </>
      ),
    },
    {
      key: 'code',
      header: t('columns.code'),
      hideBelow: 'sm',
      className: 'tabular w-28',
      cell: ({ code }) => code,
    },
    {
      key: 'specialty',
      header: t('columns.specialty'),
      hideBelow: 'md',
      className: 'w-52',
      cell: ({ specialty }) => specialty,
    },
    {
      key: 'doctors',
      header: t('columns.doctors'),
      hideBelow: 'xl',
      className: 'w-56',
      cell: (procedure) => (
        <span title={procedure.doctorIds.map((id) => doctors[id] ?? id).join(', ')}>
          {performedBy(procedure)}
        </span>
      ),
    },
    {
      key: 'duration',
      header: t('columns.duration'),
      align: 'end',
      hideBelow: 'sm',
      className: 'tabular w-24',
      cell: minutes,
    },
    {
      key: 'price',
      header: t('columns.price'),
      align: 'end',
      hideBelow: 'sm',
      className: 'tabular w-36 font-medium',
      cell: price,
    },
  ];
  return (
    <DataTable
      caption={t('table')}
      columns={columns}
      rows={procedures}
      rowKey={({ id }) => id}
      rowHref={canChange ? ({ id }) => procedureHref(id) : undefined}
      stale={stale}
    />
  );
}
