import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import type { AgendaEntry } from '@/lib/rules/agenda-entry';
import { EntryList } from './entry-list';
import { TomorrowLine } from './tomorrow-line';

const SHOWN = 6;

interface ComingCardProps {
  /** `undefined`: they could not be loaded. `isFree`: the day has no appointments at all. */
  coming: { readonly entries: readonly AgendaEntry[]; readonly isFree: boolean } | undefined;
  /** When they were read, in words, where they could not be read again. */
  staleSince: string | undefined;
  /** `undefined`: nobody knows. */
  tomorrow: { readonly count: number; readonly firstAt: number | undefined } | undefined;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  doctorOf: (id: string) => string | undefined;
}

/** Who is next today, and what tomorrow begins with. */
export function ComingCard({ coming, staleSince, tomorrow, today, doctorOf }: ComingCardProps) {
  const t = useTranslations('today.agenda');
  const count = coming?.entries.length ?? 0;
  return (
    <Card
      flush
      title={t('coming')}
      aside={
        <Link
          href="/agenda"
          className="inline-flex items-center text-right text-sm text-accent no-underline hover:underline touch:min-h-11"
        >
          {count > SHOWN ? t('all', { count }) : t('openAgenda')}
        </Link>
      }
    >
      {staleSince && (
        <p className="border-b border-line px-4 py-2 text-sm text-attention">
          {t('stale', { since: staleSince })}
        </p>
      )}
      {coming === undefined && <p className="px-4 py-3 text-attention">{t('failed')}</p>}
      {coming && count === 0 && (
        <p className="px-4 py-6 text-ink-muted">{t(coming.isFree ? 'free' : 'nobodyComing')}</p>
      )}
      {coming && count > 0 && (
        <EntryList entries={coming.entries.slice(0, SHOWN)} doctorOf={doctorOf} />
      )}
      <TomorrowLine today={today} tomorrow={tomorrow} />
    </Card>
  );
}
