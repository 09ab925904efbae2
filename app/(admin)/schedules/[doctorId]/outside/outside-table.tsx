import { useLocale, useTranslations } from 'next-intl';
import { PhoneLink } from '@/components/phone-link';
import { type Place, placeName } from '@/components/schedules/places';
import { Link } from '@/components/ui/buttons/link';
import { agendaHref } from '@/lib/agenda/shared/agenda-view';
import { dateFormat } from '@/lib/kit/dates/date-format';
import { formatTimes } from '@/lib/kit/dates/time-format';
import type { Outside } from './load-outside.server';

interface OutsideTableProps extends Pick<Outside, 'entries' | 'phones'> {
  places: readonly Place[];
}

const LINK =
  'inline-flex min-h-6 items-center text-accent underline-offset-2 hover:underline touch:min-h-11';

const COLUMNS = ['when', 'patient', 'phone', 'what'] as const;

export function OutsideTable({ entries, phones, places }: OutsideTableProps) {
  const t = useTranslations('schedules.outside');
  const locale = useLocale();
  // A patient on the telephone is told the day of the week.
  const format = dateFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const dayOf = (date: string) => format.format(new Date(`${date}T00:00:00Z`));
  return (
    <table className="w-full max-sm:block">
      <caption className="sr-only">{t('title')}</caption>
      <thead className="max-sm:hidden">
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className="table-head">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {entries.map((entry) => (
          <tr
            key={entry.id}
            className="border-b border-line align-top leading-6 last:border-b-0 max-sm:block max-sm:px-4 max-sm:py-2 sm:[&>td]:px-3 sm:[&>td]:py-2 sm:[&>td:first-child]:pl-4"
          >
            <td className="tabular max-sm:block">
              <Link href={agendaHref({ date: entry.date, appointment: entry.id })} className={LINK}>
                <span>
                  <span className="inline-block first-letter:uppercase">{dayOf(entry.date)}</span>
                  {' · '}
                  <span className="whitespace-nowrap">{formatTimes(entry, locale)}</span>
                </span>
              </Link>
            </td>
            <td className="min-w-36 font-medium wrap-anywhere max-sm:block">
              <Link href={`/patients/${encodeURIComponent(entry.patientId)}`} className={LINK}>
                {entry.patient ?? t('somebody')}
              </Link>
            </td>
            <td className="max-sm:block">
              {phones.has(entry.patientId) ? (
                <PhoneLink phone={phones.get(entry.patientId) ?? ''} />
              ) : (
                <span className="text-ink-muted">{t('noPhone')}</span>
              )}
            </td>
            <td className="text-ink-muted max-sm:block max-sm:py-1">
              {[entry.procedure, placeName(places, entry.locationId)].filter(Boolean).join(' · ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
