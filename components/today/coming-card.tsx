import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/buttons/link';
import { Card } from '@/components/ui/card';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { agendaHref } from '@/lib/agenda/shared/agenda-view';
import { addDays } from '@/lib/kit/dates/clinic-time';
import { formatTime } from '@/lib/kit/dates/time-format';
import { EntryList } from './entry-list';
import { StaleNote } from './stale-note';

const SHOWN = 6;
/** At least so many who are to come, however many are being seen. */
const NEXT = 4;

interface Coming {
  /** By when they begin. */
  readonly entries: readonly AgendaEntry[];
  /** How many of them, the first, are under way. */
  readonly begun: number;
  /** The day has no appointments at all. */
  readonly isFree: boolean;
  readonly staleSince: Date | undefined;
}

interface ComingCardProps {
  /** `undefined`: they could not be loaded. */
  coming: Coming | undefined;
  /** `undefined`: nobody knows. */
  tomorrow: { readonly count: number; readonly firstAt: number | undefined } | undefined;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  /** Whose day it is; `undefined`: the clinic's. */
  doctorId: string | undefined;
  doctorOf: (id: string) => string | undefined;
  /** What can be done with each, beside it. */
  actionOf: ((entry: AgendaEntry) => ReactNode) | undefined;
}

/** Who is being seen and who is next today, and what tomorrow begins with. */
export function ComingCard({
  coming,
  tomorrow,
  today,
  doctorId,
  doctorOf,
  actionOf,
}: ComingCardProps) {
  const t = useTranslations('today.agenda');
  const count = coming?.entries.length ?? 0;
  const begun = coming?.begun ?? 0;
  const shown = Math.max(SHOWN, begun + NEXT);
  return (
    <Card
      flush
      title={t('coming')}
      aside={
        <Link
          href={agendaHref({ doctors: doctorId ? [doctorId] : [] })}
          className="inline-flex items-center text-right text-sm text-accent no-underline hover:underline touch:min-h-11"
        >
          {count > shown ? t('all', { count: count - begun }) : t('openAgenda')}
        </Link>
      }
    >
      <StaleNote since={coming?.staleSince} />
      {coming === undefined && <p className="px-4 py-3 text-attention">{t('failed')}</p>}
      {coming && count === 0 && (
        <p className="px-4 py-6 text-ink-muted">{t(coming.isFree ? 'free' : 'nobodyComing')}</p>
      )}
      {coming && count > 0 && (
        <EntryList
          entries={coming.entries.slice(0, shown)}
          begun={begun}
          doctorOf={doctorOf}
          actionOf={actionOf}
        />
      )}
      <TomorrowLine today={today} tomorrow={tomorrow} doctorId={doctorId} />
    </Card>
  );
}

interface TomorrowLineProps {
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  /** `undefined`: nobody knows, which is not none. */
  tomorrow: { readonly count: number; readonly firstAt: number | undefined } | undefined;
  /** Whose day it is; `undefined`: the clinic's. */
  doctorId: string | undefined;
}

function TomorrowLine({ today, tomorrow, doctorId }: TomorrowLineProps) {
  const t = useTranslations('today.agenda');
  const locale = useLocale();
  return (
    <p className="border-t border-line">
      <Link
        href={agendaHref({ date: addDays(today, 1), doctors: doctorId ? [doctorId] : [] })}
        className="flex min-h-9 items-center px-4 py-1.5 text-sm text-ink-muted no-underline hover:bg-hover hover:text-accent touch:min-h-11"
      >
        {tomorrow
          ? t('tomorrow', {
              count: tomorrow.count,
              time: formatTime(tomorrow.firstAt ?? 0, locale),
            })
          : t('tomorrowUnknown')}
      </Link>
    </p>
  );
}
