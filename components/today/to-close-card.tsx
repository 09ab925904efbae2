import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/buttons/link';
import { Card } from '@/components/ui/card';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { agendaHref } from '@/lib/agenda/shared/agenda-view';
import { addDays } from '@/lib/kit/dates/clinic-time';
import { dateFormat } from '@/lib/kit/dates/date-format';
import { type DateEntries, latestDayFirst } from '@/lib/today/rules/day-summary';
import { EntryList } from './entry-list';
import { StaleNote } from './stale-note';

/** In sight; the others of each day open. */
const SHOWN = 6;
/** Named at all: beyond them a day leads to its list. */
const NAMED = 150;

interface ToCloseCardProps {
  /** `undefined`: they could not be loaded. */
  toClose:
    | { readonly entries: readonly AgendaEntry[]; readonly staleSince: Date | undefined }
    | undefined;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  /** Whose day it is; `undefined`: the clinic's. */
  doctorId: string | undefined;
  doctorOf: (id: string) => string | undefined;
}

/** Appointments whose time is over, and of which nobody said what became of them. */
export function ToCloseCard({ toClose, today, doctorId, doctorOf }: ToCloseCardProps) {
  const t = useTranslations('today.agenda');
  return (
    <Card
      flush
      title={t('toClose')}
      {...(toClose && {
        aside: <span className="tabular text-sm text-attention">{toClose.entries.length}</span>,
      })}
    >
      <StaleNote since={toClose?.staleSince} />
      {toClose === undefined ? (
        <p className="px-4 py-3 text-attention">{t('toCloseFailed')}</p>
      ) : (
        <div className="divide-y divide-line">
          {divided(latestDayFirst(toClose.entries)).map(({ date, count, first, rest }) => (
            <section key={date} className="divide-y divide-line">
              <DayHead date={date} count={count} today={today} doctorId={doctorId} />
              {first.length > 0 && <EntryList entries={first} doctorOf={doctorOf} />}
              {rest.length > 0 && (
                <details>
                  <summary className="px-4 py-2 text-sm text-ink-muted hover:bg-hover touch:py-3">
                    {t(first.length > 0 ? 'andMore' : 'open', { count: rest.length })}
                  </summary>
                  <div className="border-t border-line">
                    <EntryList entries={rest} doctorOf={doctorOf} />
                  </div>
                </details>
              )}
            </section>
          ))}
        </div>
      )}
    </Card>
  );
}

interface DayHeadProps extends Pick<ToCloseCardProps, 'today' | 'doctorId'> {
  date: string;
  count: number;
}

/** The day by its name, and the way to it. */
function DayHead({ date, count, today, doctorId }: DayHeadProps) {
  const t = useTranslations('today.agenda');
  const locale = useLocale();
  const words = dayFormat(locale).format(new Date(`${date}T00:00:00Z`));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 bg-sunken px-4 py-1">
      <h3 className="font-medium">
        <time dateTime={date} className="inline-block first-letter:uppercase">
          {date === today && t('today')}
          {date === addDays(today, -1) && t('yesterday', { date: words })}
          {date < addDays(today, -1) && words}
        </time>
      </h3>
      <Link
        href={agendaHref({
          date,
          view: 'list',
          statuses: ['confirmed'],
          doctors: doctorId ? [doctorId] : [],
        })}
        className="inline-flex min-h-6 items-center text-sm text-accent no-underline hover:underline touch:min-h-11"
      >
        {t('closeOn', { count })}
        <span className="sr-only">: {words}</span>
      </Link>
    </div>
  );
}

const dayFormat = (locale: string) =>
  dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Of each day what is in sight, and what opens. */
function divided(days: readonly DateEntries[]) {
  let shown = 0;
  return days.map(({ date, entries }) => {
    const first = entries.slice(0, Math.max(0, SHOWN - shown));
    const rest = entries.slice(first.length, Math.max(first.length, NAMED - shown));
    shown += entries.length;
    return { date, count: entries.length, first, rest };
  });
}
