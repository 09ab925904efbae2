import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { type Column, DataTable } from '@/components/table/data-table';
import type { TrailRow } from '@/lib/audit/read-trail';
import { ID_PATTERN } from '@/lib/contract/limits';
import { formatInstant } from '@/lib/rules/clinic-time';
import { isRole } from '@/lib/rules/roles';
import { ResultBadge } from './result-badge';
import { RowDetails } from './row-details';

interface AuditTableProps {
  rows: readonly TrailRow[];
  /** Of patients by id, as far as they could be read. */
  names: Readonly<Record<string, string>>;
  /** The clinic's. */
  timezone: string;
}

/** Who saw or changed what, newest first. */
export function AuditTable({ rows, names, timezone }: AuditTableProps) {
  const t = useTranslations('audit');
  const roles = useTranslations('common.roles');
  const locale = useLocale();
  const roleOf = ({ role }: TrailRow) => (isRole(role) ? roles(role) : role);
  const patientOf = ({ patientId }: TrailRow) => {
    if (patientId === null) return null;
    const name = names[patientId] ?? patientId;
    // Whoever asked for what is no id is on the trail with it; it leads nowhere.
    if (!ID_PATTERN.test(patientId)) return name;
    return (
      <Link
        href={`/patients/${patientId}`}
        prefetch={false}
        className="text-accent underline-offset-2 [overflow-wrap:anywhere] hover:underline"
      >
        {name}
      </Link>
    );
  };

  const columns: readonly Column<TrailRow>[] = [
    {
      key: 'time',
      header: t('columns.time'),
      className: 'tabular w-28 align-top md:w-36 xl:w-52',
      cell: ({ at }) => (
        <time dateTime={at.toISOString()}>
          {formatInstant(at.toISOString(), locale, timezone, 'medium')}
        </time>
      ),
    },
    {
      key: 'person',
      header: t('columns.person'),
      hideBelow: 'md',
      className: 'w-40 align-top xl:w-52',
      cell: (row) =>
        row.staffName === null ? null : (
          <>
            <span className="block break-words">{row.staffName}</span>
            <span className="block text-sm text-ink-muted">{roleOf(row)}</span>
          </>
        ),
    },
    {
      key: 'action',
      header: t('columns.action'),
      className: 'align-top',
      cell: (row) => (
        <>
          <RowDetails row={row} />
          <div className="grid justify-items-start gap-0.5 pl-5.5 text-sm md:hidden">
            <span className="text-ink-muted">
              {[row.staffName, roleOf(row)].filter(Boolean).join(' · ')}
            </span>
            {patientOf(row)}
            <ResultBadge result={row.result} status={row.status} />
          </div>
        </>
      ),
    },
    {
      key: 'patient',
      header: t('columns.patient'),
      hideBelow: 'md',
      className: 'w-40 align-top xl:w-52',
      cell: patientOf,
    },
    {
      key: 'result',
      header: t('columns.result'),
      hideBelow: 'md',
      className: 'w-36 align-top',
      cell: ({ result, status }) => <ResultBadge result={result} status={status} />,
    },
    {
      key: 'address',
      header: t('columns.address'),
      hideBelow: 'xl',
      className: 'tabular w-32 align-top [overflow-wrap:anywhere]',
      cell: ({ address }) => address,
    },
  ];
  return (
    <DataTable
      caption={t('table')}
      columns={columns}
      rows={rows}
      rowKey={({ seq }) => String(seq)}
    />
  );
}
