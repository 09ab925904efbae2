'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { Pesos } from '@/components/pesos';
import { type Column, DataTable } from '@/components/table/data-table';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { newChargeHref } from '@/lib/billing/shared/charge-view';
import { newInvoiceHref, patientBillingHref } from '@/lib/billing/shared/invoice-view';
import type { unbilledAppointment } from '@/lib/contract/billing/unbilled';
import { clinicToday, formatInstant } from '@/lib/kit/dates/clinic-time';
import { fullName } from '@/lib/kit/text/full-name';

type Unbilled = z.output<typeof unbilledAppointment>;

export interface UnbilledRights {
  readonly bills: boolean;
  /** To a payer. */
  readonly charges: boolean;
}

interface UnbilledTableProps {
  appointments: readonly Unbilled[];
  rights: UnbilledRights;
  stale: boolean;
}

/** A work list: each row leads on to the bill that is missing. */
export function UnbilledTable({ appointments, rights, stale }: UnbilledTableProps) {
  const t = useTranslations('unbilled');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'UTC';
  const when = ({ startTime }: Unbilled) => formatInstant(startTime, locale, zone);
  const price = ({ procedure }: Unbilled) => <Pesos amount={procedure.price} />;
  const columns: readonly Column<Unbilled>[] = [
    {
      key: 'patient',
      header: t('columns.patient'),
      cell: (row) => (
        <>
          <span className="block">{fullName(row.patient)}</span>
          <span className="tabular flex flex-wrap gap-x-3 text-sm font-normal text-ink-muted">
            <span className="@table-lg:hidden">{when(row)}</span>
            <span className="@table-3xl:hidden">{row.doctor.fullName}</span>
            <span className="@table-md:hidden">{row.procedure.name}</span>
          </span>
          <span className="tabular block py-0.5 font-medium text-ink @table-sm:hidden">
            <Pesos amount={row.procedure.price} mayPart />
          </span>
        </>
      ),
    },
    {
      key: 'when',
      header: t('columns.when'),
      hideBelow: 'lg',
      className: 'tabular w-48',
      cell: when,
    },
    {
      key: 'doctor',
      header: t('columns.doctor'),
      hideBelow: '3xl',
      className: 'w-44',
      cell: ({ doctor }) => doctor.fullName,
    },
    {
      key: 'procedure',
      header: t('columns.procedure'),
      hideBelow: 'md',
      className: 'w-52',
      cell: ({ procedure }) => procedure.name,
    },
    {
      key: 'price',
      header: t('columns.price'),
      align: 'end',
      hideBelow: 'sm',
      className: 'tabular w-40 font-medium',
      cell: price,
    },
    ...(rights.bills || rights.charges
      ? [
          {
            key: 'actions',
            header: t('columns.actions'),
            align: 'end',
            className: 'w-72 @max-table-2xl:w-44',
            cell: (row) => <WaysToBill row={row} when={when(row)} rights={rights} />,
          } satisfies Column<Unbilled>,
        ]
      : []),
  ];
  return (
    <DataTable
      caption={t('table')}
      columns={columns}
      rows={appointments}
      rowKey={({ appointmentId }) => appointmentId}
      rowHref={({ patientId }) => patientBillingHref(patientId)}
      stale={stale}
    />
  );
}

function WaysToBill({
  row: { appointmentId, patientId, patient, startTime },
  when,
  rights,
}: {
  row: Unbilled;
  when: string;
  rights: UnbilledRights;
}) {
  const t = useTranslations('unbilled');
  const zone = useTimeZone() ?? 'UTC';
  const entry = { id: appointmentId, patientId, date: clinicToday(zone, new Date(startTime)) };
  const of = { name: fullName(patient), when };
  return (
    <span className="flex flex-wrap justify-end gap-1.5">
      {rights.bills && (
        <LinkButton href={newInvoiceHref(entry)} size="small" aria-label={t('billOf', of)}>
          {t('bill')}
        </LinkButton>
      )}
      {rights.charges && (
        <LinkButton href={newChargeHref(entry)} size="small" aria-label={t('chargeOf', of)}>
          {t('charge')}
        </LinkButton>
      )}
    </span>
  );
}
