'use client';

import { useTranslations } from 'next-intl';
import type { AgendaEntry } from '@/lib/rules/agenda-entry';
import { AffectedList } from './affected-list';
import type { Place } from './places';

interface OutsideNowProps {
  doctorId: string;
  entries: readonly AgendaEntry[];
  /** Only how many there are: something else is being edited. */
  isBrief: boolean;
  places: readonly Place[];
}

/** Who stands outside of the hours as they are saved: to be called, from a list with telephones. */
export function OutsideNow({ doctorId, entries, isBrief, places }: OutsideNowProps) {
  const t = useTranslations('schedules.affected');
  const count = entries.length;
  return (
    <div className={isBrief ? 'mt-3 border-t border-line pt-3 text-sm' : 'text-sm'}>
      <p className={isBrief ? 'text-ink-muted' : 'font-medium'}>
        {t(isBrief ? 'alreadyOutside' : 'outside', { count })}
      </p>
      <a
        href={`/schedules/${encodeURIComponent(doctorId)}/outside`}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-6 items-center text-accent touch:min-h-11"
      >
        {t('callList')}
      </a>
      {!isBrief && <AffectedList title={t('outsideList')} entries={entries} places={places} />}
    </div>
  );
}
