import { useLocale, useTranslations } from 'next-intl';
import { statusTone } from '@/components/agenda/shared/status-tone';
import { type Column, DataTable } from '@/components/table/data-table';
import { Badge } from '@/components/ui/badge';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { formatTimes } from '@/lib/kit/dates/time-format';
import { useEntryWords } from './use-entry-words';

interface AgendaListProps {
  caption: string;
  entries: readonly AgendaEntry[];
  doctorOf: (id: string) => string;
  placeOf: (id: string) => string;
  hrefOf: (appointmentId: string) => string;
}

/** The day from morning to evening, one line each: what is printed and taken along. */
export function AgendaList({ caption, entries, doctorOf, placeOf, hrefOf }: AgendaListProps) {
  const t = useTranslations('agenda.columns');
  const words = useTranslations('common.appointmentStatus');
  const locale = useLocale();
  const { statusWord, who } = useEntryWords();
  const statusOf = ({ status }: AgendaEntry) => (
    <Badge tone={statusTone(status)}>{statusWord(status) ?? words('confirmed')}</Badge>
  );
  const columns: readonly Column<AgendaEntry>[] = [
    {
      key: 'time',
      header: t('time'),
      cell: (entry) => <span className="tabular">{formatTimes(entry, locale)}</span>,
      className: 'w-46 @max-table-sm:w-28 @max-table-sm:whitespace-normal print:w-40 print:text-sm',
    },
    {
      key: 'patient',
      header: t('patient'),
      cell: (entry) => (
        <>
          <span className="block">{who(entry)}</span>
          <span className="flex flex-wrap gap-x-3 text-sm text-ink-muted @table-xl:hidden">
            <span className="@table-md:hidden">{doctorOf(entry.doctorId)}</span>
            <span className="@table-lg:hidden">{entry.procedure}</span>
            <span className="print:hidden">{placeOf(entry.locationId)}</span>
          </span>
          <span className="block py-0.5 @table-sm:hidden">{statusOf(entry)}</span>
        </>
      ),
    },
    {
      key: 'doctor',
      header: t('doctor'),
      cell: ({ doctorId }) => doctorOf(doctorId),
      hideBelow: 'md',
    },
    {
      key: 'procedure',
      header: t('procedure'),
      cell: ({ procedure }) => procedure,
      hideBelow: 'lg',
    },
    {
      key: 'location',
      header: t('location'),
      cell: ({ locationId }) => placeOf(locationId),
      hideBelow: 'xl',
      className: 'print:table-cell',
    },
    {
      key: 'status',
      header: t('status'),
      cell: statusOf,
      hideBelow: 'sm',
      className: 'w-32',
    },
  ];
  return (
    <div data-landscape>
      <DataTable
        caption={caption}
        columns={columns}
        rows={entries}
        rowKey={({ id }) => id}
        rowHref={({ id }) => hrefOf(id)}
      />
    </div>
  );
}
