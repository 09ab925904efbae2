import { useMessages, useTranslations } from 'next-intl';
import { detailWords } from '@/lib/audit/detail-words';
import type { TrailRow } from '@/lib/audit/read-trail';
import { AuditRow } from './audit-row';

interface AuditTableProps {
  rows: readonly TrailRow[];
  /** Of patients by id, as far as they could be read. */
  names: Readonly<Record<string, string>>;
  /** Names of accounts by id. */
  people: Readonly<Record<string, string>>;
  /** The clinic's. */
  timezone: string;
}

const COLUMNS = [
  { name: 'time', hide: '' },
  { name: 'person', hide: '@max-table-md:hidden' },
  { name: 'action', hide: '' },
  { name: 'patient', hide: '@max-table-md:hidden' },
  { name: 'result', hide: '@max-table-md:hidden' },
  { name: 'address', hide: '@max-table-2xl:hidden' },
] as const;

/**
 * Of the columns as they come: where the table is narrow the second one is the action. The details
 * reach over all six, so that those without a cell have to be nothing wide.
 */
const WIDTHS = [
  'w-32',
  '@table-md:w-36 @table-2xl:w-52',
  '@max-table-md:w-0',
  'w-0 @table-md:w-36 @table-2xl:w-56',
  'w-0 @table-md:w-32 @table-2xl:w-40',
  'w-0 @table-2xl:w-36',
] as const;

/** Who saw or changed what, newest first. */
export function AuditTable({ rows, names, people, timezone }: AuditTableProps) {
  const t = useTranslations('audit');
  // All of them, as the server has them.
  const messages = useMessages();
  return (
    <div className="@container">
      <table className="w-full table-fixed border-separate border-spacing-0">
        <caption className="sr-only">{t('table')}</caption>
        <colgroup>
          {WIDTHS.map((width) => (
            <col key={width} className={width} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {COLUMNS.map(({ name, hide }) => (
              <th key={name} scope="col" className={`table-head ${hide}`}>
                {t(`columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="table-rows wrap-anywhere">
          {rows.map((row) => (
            <AuditRow
              key={row.seq}
              row={row}
              patientName={names[row.patientId ?? '']}
              words={detailWords(row, messages, people)}
              timezone={timezone}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
