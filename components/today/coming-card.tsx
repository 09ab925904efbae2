import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import type { AgendaEntry } from '@/lib/rules/agenda-entry';
import { EntryList } from './entry-list';

const SHOWN = 6;

interface ComingCardProps {
  /** `undefined`: they could not be loaded. */
  entries: readonly AgendaEntry[] | undefined;
  today: string;
  doctorOf: (id: string) => string;
}

/** Who is next today. */
export function ComingCard({ entries, today, doctorOf }: ComingCardProps) {
  const t = useTranslations('today.agenda');
  return (
    <Card
      flush
      title={t('coming')}
      aside={
        <Link href="/agenda" className="text-sm text-accent no-underline hover:underline">
          {entries && entries.length > SHOWN
            ? t('all', { count: entries.length })
            : t('openAgenda')}
        </Link>
      }
    >
      {entries === undefined && <p className="px-4 py-3 text-attention">{t('failed')}</p>}
      {entries?.length === 0 && <p className="px-4 py-6 text-ink-muted">{t('nobodyComing')}</p>}
      {entries !== undefined && entries.length > 0 && (
        <EntryList entries={entries.slice(0, SHOWN)} today={today} doctorOf={doctorOf} />
      )}
    </Card>
  );
}
