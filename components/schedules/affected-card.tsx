'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { AgendaEntry } from '@/lib/rules/agenda-entry';
import { formatDate } from '@/lib/rules/dates';
import { timeOf } from '@/lib/rules/span';
import { type Place, placeName } from './places';
import type { Affected } from './use-affected';

/** So many are named; nobody reads hundreds, and their number is told. */
const NAMED = 30;

interface AffectedCardProps {
  affected: Affected;
  /** Whether anything was changed at all. */
  isChanged: boolean;
  /** Something that is typed makes no sense yet: this is of the week before it. */
  isBehind: boolean;
  places: readonly Place[];
}

/** What a change breaks, by name, before it is saved. */
export function AffectedCard({ affected, isChanged, isBehind, places }: AffectedCardProps) {
  const t = useTranslations('schedules.affected');
  const count = affected.state === 'known' ? affected.entries.length : 0;
  return (
    <Card title={t('title')} {...(count > 0 && { aside: <Badge tone="attention">{count}</Badge> })}>
      <div role="status" className="text-sm">
        {affected.state === 'loading' && <p className="text-ink-muted">{t('loading')}</p>}
        {affected.state === 'failed' && <p className="text-attention">{t('failed')}</p>}
        {affected.state === 'known' && count > 0 && (
          <>
            <p className="font-medium">{t('some', { count })}</p>
            <p className="mt-1 text-ink-muted">{t('keeps')}</p>
          </>
        )}
        {affected.state === 'known' && count === 0 && (
          <p className="text-ink-muted">{t(isChanged ? 'none' : 'untouched')}</p>
        )}
        {isBehind && <p className="mt-1 text-attention">{t('behind')}</p>}
      </div>
      {affected.state === 'failed' && <Retry retry={affected.retry} retrying={affected.retrying} />}
      {affected.state === 'known' && count > 0 && (
        <AffectedList entries={affected.entries} places={places} />
      )}
    </Card>
  );
}

function Retry({ retry, retrying }: { retry: () => void; retrying: boolean }) {
  const t = useTranslations('common');
  return (
    <Button size="small" className="mt-2" pending={retrying} onClick={retry}>
      {t('retry')}
    </Button>
  );
}

function AffectedList({
  entries,
  places,
}: {
  entries: readonly AgendaEntry[];
  places: readonly Place[];
}) {
  const t = useTranslations('schedules.affected');
  const locale = useLocale();
  return (
    <ul aria-label={t('title')} className="mt-3 max-h-96 divide-y divide-line overflow-y-auto">
      {entries.slice(0, NAMED).map((entry) => (
        <li key={entry.id} className="py-1.5 text-sm">
          {/* In a tab of its own: what is being edited here stays. */}
          <a
            href={`/patients/${encodeURIComponent(entry.patientId)}`}
            target="_blank"
            rel="noreferrer"
            className="font-medium break-words"
          >
            {entry.patient ?? t('somebody')}
          </a>
          <span className="tabular block text-ink-muted">
            {formatDate(entry.date, locale)} · {timeOf(entry.from)}–{timeOf(entry.to)}
          </span>
          <span className="block text-ink-muted">
            {[entry.procedure, placeName(places, entry.locationId)].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
      {entries.length > NAMED && (
        <li className="py-1.5 text-sm text-ink-muted">
          {t('more', { count: entries.length - NAMED })}
        </li>
      )}
    </ul>
  );
}
