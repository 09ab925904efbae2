'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/states/empty-state';
import type { WorkingBlock } from '@/lib/kit/schedule';
import { ScheduleEditor } from './schedule-editor';
import { starterWeek } from './week/edit-week';

type NewScheduleProps = Omit<ComponentProps<typeof ScheduleEditor>, 'initial' | 'begin'> & {
  /** Nobody knows whether there is such a doctor. */
  isUnknown: boolean;
};

const NOTHING = { workingDays: [], exceptions: [] };

/** No schedule yet: an invitation to make one. */
export function NewSchedule({ isUnknown, ...editor }: NewScheduleProps) {
  const t = useTranslations('schedules.empty');
  const [begin, setBegin] = useState<readonly WorkingBlock[]>();
  if (begin) return <ScheduleEditor {...editor} initial={NOTHING} begin={begin} />;
  const [firstPlace] = editor.assignable;
  return (
    <div className="rounded-md border border-line bg-surface">
      <EmptyState
        icon="clock"
        title={t('title')}
        action={
          <>
            {firstPlace !== undefined && (
              <Button variant="primary" onClick={() => setBegin(starterWeek(firstPlace))}>
                {t('starter')}
              </Button>
            )}
            <Button onClick={() => setBegin([])}>{t('blank')}</Button>
          </>
        }
      >
        {isUnknown && (
          <p className="mb-2 text-attention">{t('unknownDoctor', { id: editor.doctorId })}</p>
        )}
        <p>{t('explain')}</p>
      </EmptyState>
    </div>
  );
}
