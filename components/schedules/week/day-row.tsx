'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { Place } from '@/components/schedules/places';
import { type Weekday, wireBlocks } from '@/components/schedules/schedule-parts';
import { useScheduleWords } from '@/components/schedules/use-schedule-words';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import type { Span } from '@/lib/kit/dates/span';
import { weeklyMinutes } from '@/lib/schedules/rules/schedule-summary';
import { BlockRow } from './block-row';
import { CopyDay } from './copy-day';
import type { EditBlock, WeekEdit } from './edit-week';
import { HourStrip } from './hour-strip';
import type { BlockError } from './week-errors';

interface DayRowProps {
  day: Weekday;
  blocks: readonly EditBlock[];
  places: readonly Place[];
  assignable: readonly string[];
  hours: Span;
  errors: readonly BlockError[];
  edit: (edit: WeekEdit, said?: string) => void;
}

/** Left the day and what can be done with it, right its hours: drawn, and block by block. */
export const DAY_COLUMNS = 'grid gap-x-4 gap-y-2 px-4 @3xl:grid-cols-[9.5rem_minmax(0,1fr)]';

export function DayRow({ day, blocks, places, assignable, hours, errors, edit }: DayRowProps) {
  const t = useTranslations('schedules');
  const words = useScheduleWords();
  const titleId = useId();
  const name = words.day(day);
  const sound = blocks.filter((block) => !errors.some(({ key }) => key === block.key));
  const minutes = [...weeklyMinutes(wireBlocks(sound)).values()].reduce((a, b) => a + b, 0);
  const [firstPlace] = assignable;
  return (
    <section aria-labelledby={titleId} className={`${DAY_COLUMNS} py-3`}>
      <div className="flex flex-wrap items-center gap-x-2 @3xl:flex-col @3xl:items-start">
        <h3 id={titleId} className="font-semibold first-letter:uppercase">
          {name}
        </h3>
        <p className="tabular text-sm text-ink-muted">
          {blocks.length === 0 ? t('week.free') : words.hours(minutes)}
        </p>
        <div className="flex items-center @max-3xl:ml-auto @3xl:-ml-1.5">
          <Button
            size="small"
            variant="quiet"
            icon="add"
            name={`add.${day}`}
            aria-label={t('actions.addOn', { day: name })}
            className="px-1.5"
            onClick={() => edit({ kind: 'add', day, locationId: firstPlace ?? '' })}
          >
            {t('actions.add')}
          </Button>
          {blocks.length > 0 && (
            <>
              <CopyDay
                day={day}
                onCopy={(to) =>
                  edit(
                    { kind: 'copyDay', from: day, to },
                    t('said.copied', { day: name, days: to.map(words.day).join(', ') }),
                  )
                }
              />
              <IconButton
                icon="clear"
                label={t('actions.clearOf', { day: name })}
                onClick={() => edit({ kind: 'clearDay', day }, t('said.cleared', { day: name }))}
              />
            </>
          )}
        </div>
      </div>
      <div className="min-w-0">
        {blocks.length > 0 && (
          <>
            <HourStrip blocks={blocks} places={places} hours={hours} hourWord={words.hour} />
            <ul className="mt-1 space-y-2">
              {blocks.map((block, index) => (
                <BlockRow
                  key={block.key}
                  block={block}
                  number={index + 1}
                  places={places}
                  assignable={assignable}
                  errors={errors.filter(({ key }) => key === block.key)}
                  edit={edit}
                />
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
