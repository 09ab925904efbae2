'use client';

import { useTranslations } from 'next-intl';
import type { Place } from '@/components/schedules/places';
import { isWeekday } from '@/components/schedules/schedule-parts';
import { Banner } from '@/components/ui/banner';
import { Card } from '@/components/ui/card';
import { WEEKDAYS } from '@/lib/kit/schedule';
import { BLOCK_COLUMNS, BlockRow } from './block-row';
import { DAY_COLUMNS, DayRow } from './day-row';
import type { EditWeek, WeekEdit } from './edit-week';
import { hourWindow } from './hour-window';
import type { BlockError } from './week-errors';

interface WeekCardProps {
  week: EditWeek;
  places: readonly Place[];
  assignable: readonly string[];
  /** The service does not say where the doctor works. */
  isLearned: boolean;
  errors: readonly BlockError[];
  edit: (edit: WeekEdit, said?: string) => void;
}

const HEADS = ['locationId', 'startTime', 'endTime', 'lunchStartTime', 'lunchEndTime'] as const;

export function WeekCard({ week, places, assignable, isLearned, errors, edit }: WeekCardProps) {
  const t = useTranslations('schedules');
  const hours = hourWindow(week.blocks);
  const others = week.blocks.filter(({ day }) => !isWeekday(day));
  const common = { places, assignable, edit };
  return (
    <Card title={t('week.title')} flush className="@container">
      <div className="space-y-2 px-4 pt-3 text-sm text-ink-muted">
        <p>{t('week.help')}</p>
        {isLearned && <p>{t('week.placesSeen')}</p>}
        {assignable.length === 0 && <Banner tone="attention">{t('week.noPlaces')}</Banner>}
      </div>
      <div
        className={`${DAY_COLUMNS} pt-3 text-sm text-ink-muted @max-[56.5rem]:hidden`}
        aria-hidden="true"
      >
        <span className="@max-3xl:hidden" />
        <div className={BLOCK_COLUMNS}>
          {HEADS.map((field) => (
            <span key={field} className="self-end">
              {t(`fields.${field}`)}
            </span>
          ))}
        </div>
      </div>
      {others.length > 0 && (
        <section aria-label={t('otherDay')} className={`${DAY_COLUMNS} py-3`}>
          <h3 className="font-semibold text-danger">{t('otherDay')}</h3>
          <ul className="min-w-0 space-y-2">
            {others.map((block, index) => (
              <BlockRow
                key={block.key}
                block={block}
                number={index + 1}
                errors={errors.filter(({ key }) => key === block.key)}
                {...common}
              />
            ))}
          </ul>
        </section>
      )}
      <div className="divide-y divide-line">
        {WEEKDAYS.map((day) => (
          <DayRow
            key={day}
            day={day}
            blocks={week.blocks.filter((block) => block.day === day)}
            hours={hours}
            errors={errors}
            {...common}
          />
        ))}
      </div>
    </Card>
  );
}
