'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/buttons/button';
import { Card } from '@/components/ui/card';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { AffectedList } from './affected-list';
import type { Place } from './places';
import type { Affected } from './use-affected';

interface AffectedCardProps {
  doctorId: string;
  affected: Affected;
  /** Whether anything was changed at all. */
  isChanged: boolean;
  /** Something that is typed makes no sense yet: this is of the week before it. */
  isBehind: boolean;
  /** There are no hours yet for anything to stand outside of. */
  isNew: boolean;
  places: readonly Place[];
}

/** What a change breaks, by name, before it is saved; and what stands outside of what is saved. */
export function AffectedCard({
  doctorId,
  affected,
  isChanged,
  isBehind,
  isNew,
  places,
}: AffectedCardProps) {
  const t = useTranslations('schedules.affected');
  const known = affected.state === 'known' ? affected : undefined;
  const count = known?.entries.length ?? 0;
  const outside = isNew ? [] : (known?.outside ?? []);
  const marked = isChanged ? count : outside.length;
  return (
    <Card
      title={t('title')}
      {...(marked > 0 && { aside: <Badge tone="attention">{marked}</Badge> })}
    >
      <div role="status" className="text-sm">
        {affected.state === 'loading' && <p className="text-ink-muted">{t('loading')}</p>}
        {affected.state === 'failed' && <p className="text-attention">{t('failed')}</p>}
        {count > 0 && (
          <>
            <p className="font-medium">{t('some', { count })}</p>
            <p className="mt-1 text-ink-muted">{t('keeps')}</p>
          </>
        )}
        {known && count === 0 && (isChanged || outside.length === 0) && (
          <p className="text-ink-muted">{t(isChanged ? 'none' : 'untouched')}</p>
        )}
        {isBehind && <p className="mt-1 text-attention">{t('behind')}</p>}
      </div>
      {affected.state === 'failed' && <Retry retry={affected.retry} retrying={affected.retrying} />}
      {known && count > 0 && (
        <AffectedList title={t('title')} entries={known.entries} places={places} />
      )}
      {outside.length > 0 && (
        <OutsideNow doctorId={doctorId} entries={outside} isBrief={isChanged} places={places} />
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

interface OutsideNowProps {
  doctorId: string;
  entries: readonly AgendaEntry[];
  /** Only how many there are: something else is being edited. */
  isBrief: boolean;
  places: readonly Place[];
}

/** Who stands outside of the hours as they are saved: to be called, from a list with telephones. */
function OutsideNow({ doctorId, entries, isBrief, places }: OutsideNowProps) {
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
