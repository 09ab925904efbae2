'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { News } from '@/components/ui/news';
import type { DoctorWeek } from '@/lib/agenda/rules/working-day';
import { ExceptionMonths } from './exceptions/exception-months';
import type { Place } from './places';
import type { Part } from './schedule-parts';
import { WeekLines } from './week/week-lines';

interface ClashNoticeProps {
  parts: readonly Part[];
  theirs: DoctorWeek;
  mine: DoctorWeek;
  places: readonly Place[];
  onTake: (part: Part) => void;
  onKeep: () => void;
  onGoOn: () => void;
}

/** Somebody else saved the same part: both are shown, and nothing is overwritten unasked. */
export function ClashNotice({
  parts,
  theirs,
  mine,
  places,
  onTake,
  onKeep,
  onGoOn,
}: ClashNoticeProps) {
  const t = useTranslations('schedules.clash');
  const [taken, setTaken] = useState<readonly Part[]>([]);
  const isMineLeft = taken.length < parts.length;
  return (
    <News tone="attention" title={t('title')}>
      <p>{t('explain')}</p>
      {parts.map((part) => (
        <section key={part} aria-label={t(part)} className="mt-3">
          <h2 className="font-medium">{t(part)}</h2>
          {taken.includes(part) ? (
            <p className="text-sm text-ink-muted">{t('taken')}</p>
          ) : (
            <>
              <div className="mt-1 grid gap-x-6 gap-y-3 sm:grid-cols-2">
                <Side title={t('theirs')} part={part} of={theirs} beside={mine} places={places} />
                <Side title={t('mine')} part={part} of={mine} beside={theirs} places={places} />
              </div>
              <Button
                size="small"
                className="mt-2"
                onClick={() => {
                  onTake(part);
                  setTaken([...taken, part]);
                }}
              >
                {t('take')}
              </Button>
            </>
          )}
        </section>
      ))}
      <div className="mt-3 flex flex-wrap gap-2">
        {isMineLeft && (
          <Button size="small" variant="primary" onClick={onKeep}>
            {t('keep')}
          </Button>
        )}
        <Button size="small" onClick={onGoOn}>
          {t('goOn')}
        </Button>
      </div>
    </News>
  );
}

interface SideProps {
  title: string;
  part: Part;
  of: DoctorWeek;
  beside: DoctorWeek;
  places: readonly Place[];
}

function Side({ title, part, of, beside, places }: SideProps) {
  const t = useTranslations('schedules.clash');
  const same = of.exceptions.filter((date) => beside.exceptions.includes(date));
  const own = of.exceptions.filter((date) => !same.includes(date));
  return (
    <div className="rounded-md border border-attention-line bg-surface p-3">
      <h3 className="mb-1 text-sm font-medium text-ink-muted">{title}</h3>
      {part === 'workingDays' ? (
        <WeekLines blocks={of.workingDays} places={places} />
      ) : (
        <>
          {own.length > 0 ? <ExceptionMonths dates={own} /> : <p>{t('noDates')}</p>}
          <p className="mt-2 text-sm text-ink-muted">{t('same', { count: same.length })}</p>
        </>
      )}
    </div>
  );
}
