import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { AgendaEntry } from '@/lib/rules/agenda-entry';
import { formatDate } from '@/lib/rules/dates';
import { formatTime } from '@/lib/rules/time-format';

interface EntryListProps {
  entries: readonly AgendaEntry[];
  /** The clinic's date: of another the date is said. */
  today: string;
  doctorOf: (id: string) => string;
}

/** Appointments one line each; each leads to its place on the agenda, with its details open. */
export function EntryList({ entries, today, doctorOf }: EntryListProps) {
  const t = useTranslations('today.agenda');
  const locale = useLocale();
  return (
    <ul className="divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry.id}>
          <Link
            href={`/agenda?date=${entry.date}&appointment=${entry.id}`}
            prefetch={false}
            className="group flex min-h-11 items-baseline gap-3 px-4 py-2 text-ink no-underline hover:bg-hover"
          >
            <span className="tabular w-20 shrink-0 text-ink-muted">
              {formatTime(entry.from, locale)}
            </span>
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium group-hover:text-accent">
                {entry.patient ?? t('unnamedPatient')}
              </span>
              <span className="block truncate text-sm text-ink-muted">
                {[
                  entry.date === today ? undefined : formatDate(entry.date, locale),
                  doctorOf(entry.doctorId),
                  entry.procedure,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
