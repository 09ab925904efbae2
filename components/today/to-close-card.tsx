import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import type { AgendaEntry } from '@/lib/rules/agenda-entry';
import { EntryList } from './entry-list';

const SHOWN = 6;

interface ToCloseCardProps {
  entries: readonly AgendaEntry[];
  today: string;
  doctorOf: (id: string) => string;
}

/** Appointments whose time is over, and of which nobody said what became of them. */
export function ToCloseCard({ entries, today, doctorOf }: ToCloseCardProps) {
  const t = useTranslations('today.agenda');
  return (
    <Card
      flush
      title={t('toClose')}
      aside={<span className="tabular text-sm text-attention">{entries.length}</span>}
    >
      <EntryList entries={entries.slice(0, SHOWN)} today={today} doctorOf={doctorOf} />
      {entries.length > SHOWN && (
        <p className="border-t border-line px-4 py-2 text-sm text-ink-muted">
          {t('more', { count: entries.length - SHOWN })}
        </p>
      )}
    </Card>
  );
}
