import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/buttons/link';
import { cx } from '@/components/ui/cx';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { agendaHref } from '@/lib/agenda/shared/agenda-view';
import { formatTime } from '@/lib/kit/dates/time-format';

interface EntryListProps {
  /** Of one date. */
  entries: readonly AgendaEntry[];
  /** How many of them, the first, are under way and marked as such. */
  begun?: number;
  doctorOf: (id: string) => string | undefined;
  /** What can be done with each, beside it. */
  actionOf?: ((entry: AgendaEntry) => ReactNode) | undefined;
}

/** Appointments one by one; each leads to its place on the agenda, with its details open. */
export function EntryList({ entries, begun = 0, doctorOf, actionOf }: EntryListProps) {
  const t = useTranslations('today.agenda');
  const locale = useLocale();
  return (
    <ul className="divide-y divide-line">
      {entries.map((entry, index) => (
        <li key={entry.id} className={cx(actionOf && 'flex flex-wrap items-center gap-x-2')}>
          <Link
            href={agendaHref({ date: entry.date, appointment: entry.id })}
            className="group flex min-h-11 min-w-0 flex-1 basis-56 items-baseline gap-3 px-4 py-2 text-ink no-underline hover:bg-hover"
          >
            <span className="tabular w-20 shrink-0 text-ink-muted">
              {formatTime(entry.from, locale)}
            </span>
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-x-2">
                <span className="line-clamp-2 font-medium wrap-anywhere group-hover:text-accent">
                  {entry.patient ?? t('unnamedPatient')}
                </span>
                {index < begun && <Badge tone="accent">{t('underWay')}</Badge>}
              </span>
              <span className="line-clamp-2 text-sm wrap-anywhere text-ink-muted">
                {[doctorOf(entry.doctorId), entry.procedure].filter(Boolean).join(' · ')}
              </span>
            </span>
          </Link>
          {actionOf && <span className="ml-auto pr-4 pb-2 pl-4 sm:pb-0">{actionOf(entry)}</span>}
        </li>
      ))}
    </ul>
  );
}
