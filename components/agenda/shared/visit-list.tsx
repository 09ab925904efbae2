import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/buttons/link';
import { agendaHref } from '@/lib/agenda/shared/agenda-view';
import type { PatientVisit } from '@/lib/agenda/shared/patient-visits';
import { dateFormat } from '@/lib/kit/dates/date-format';
import { formatTime } from '@/lib/kit/dates/time-format';
import { statusTone } from './status-tone';
import { useStatusWord } from './use-status-word';

interface VisitListProps {
  visits: readonly PatientVisit[];
  /** What those are that have begun, and of which nobody said what became of them. */
  open: 'underWay' | 'toClose';
}

/** Visits one by one; each leads to its place on the agenda, with its details open. */
export function VisitList({ visits, open }: VisitListProps) {
  const t = useTranslations('patient.visits');
  const locale = useLocale();
  const statusWord = useStatusWord();
  const format = dateFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <ul className="divide-y divide-line">
      {visits.map(({ id, date, from, status, procedure, doctor, place, isOpen }) => (
        <li key={id}>
          <Link
            href={agendaHref({ date, appointment: id })}
            className="group block px-4 py-2 text-ink no-underline hover:bg-hover"
          >
            <span className="tabular flex flex-wrap items-center gap-x-2">
              <span className="font-medium group-hover:text-accent">
                <span className="inline-block first-letter:uppercase">
                  {format.format(new Date(`${date}T00:00:00Z`))}
                </span>
                , {formatTime(from, locale)}
              </span>
              {isOpen && (
                <Badge tone={open === 'toClose' ? 'attention' : 'accent'}>{t(open)}</Badge>
              )}
              {status !== 'confirmed' && (
                <Badge tone={statusTone(status)}>{statusWord(status)}</Badge>
              )}
            </span>
            <span className="block text-sm wrap-anywhere text-ink-muted">
              {[procedure, doctor, place].filter(Boolean).join(' · ')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
