import { useTranslations } from 'next-intl';
import type { Place } from '@/components/schedules/places';
import { isWeekday } from '@/components/schedules/schedule-parts';
import { useScheduleWords } from '@/components/schedules/use-schedule-words';
import type { WorkingBlock } from '@/lib/kit/schedule';
import { summarizeWeek } from '@/lib/schedules/rules/schedule-summary';

interface WeekLinesProps {
  blocks: readonly WorkingBlock[];
  places: readonly Place[];
}

/** A week in plain words, a line for all days in a row that are the same. */
export function WeekLines({ blocks, places }: WeekLinesProps) {
  const t = useTranslations('schedules');
  const words = useScheduleWords();
  const lines = summarizeWeek(blocks);
  const others = blocks.filter(({ day }) => !isWeekday(day));
  if (blocks.length === 0) return <p className="text-ink-muted">{t('summary.empty')}</p>;
  return (
    <dl className="tabular space-y-1.5 text-sm">
      {lines.map(({ days, blocks: ofDay }) => (
        <div key={days[0]}>
          <dt className="font-medium first-letter:uppercase">{words.days(days)}</dt>
          {ofDay.map((block) => (
            <dd key={JSON.stringify(block)} className="text-ink-muted">
              {words.block(block, places)}
            </dd>
          ))}
        </div>
      ))}
      {others.map((block) => (
        <div key={JSON.stringify(block)}>
          <dt className="font-medium text-danger">{t('otherDay')}</dt>
          <dd className="text-ink-muted">{words.block(block, places)}</dd>
        </div>
      ))}
    </dl>
  );
}
