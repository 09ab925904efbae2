'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { agendaHref } from '@/lib/agenda/shared/agenda-view';
import { formatDate } from '@/lib/kit/dates/dates';
import { formatTimes } from '@/lib/kit/dates/time-format';
import { type Place, placeName } from './places';

/** In sight at first; the others are one press away. */
const SHOWN = 8;

interface AffectedListProps {
  title: string;
  entries: readonly AgendaEntry[];
  places: readonly Place[];
}

/** Appointments by name, each with its patient and its place on the agenda. */
export function AffectedList({ title, entries, places }: AffectedListProps) {
  const t = useTranslations('schedules.affected');
  const locale = useLocale();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? entries : entries.slice(0, SHOWN);
  return (
    <>
      <ul aria-label={title} className="mt-3 divide-y divide-line">
        {shown.map((entry) => (
          <li key={entry.id} className="py-1.5 text-sm">
            {/* In tabs of their own: what is being edited here stays. */}
            <a
              href={`/patients/${encodeURIComponent(entry.patientId)}`}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-6 items-center font-medium wrap-anywhere text-accent touch:min-h-11"
            >
              {entry.patient ?? t('somebody')}
            </a>
            <a
              href={agendaHref({ date: entry.date, appointment: entry.id })}
              target="_blank"
              rel="noreferrer"
              className="tabular flex min-h-6 items-center text-accent touch:min-h-11"
            >
              {formatDate(entry.date, locale)} · {formatTimes(entry, locale)}
            </a>
            <span className="block text-ink-muted">
              {[entry.procedure, placeName(places, entry.locationId)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {entries.length > SHOWN && (
        <Button
          size="small"
          variant="quiet"
          className="mt-1"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {t(showsAll ? 'fewer' : 'all', { count: entries.length })}
        </Button>
      )}
    </>
  );
}
