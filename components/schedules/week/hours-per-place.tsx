import { useTranslations } from 'next-intl';
import { type Place, placeName, placeTone } from '@/components/schedules/places';
import { useScheduleWords } from '@/components/schedules/use-schedule-words';
import type { WorkingBlock } from '@/lib/kit/schedule';
import { weeklyMinutes } from '@/lib/schedules/rules/schedule-summary';

interface HoursPerPlaceProps {
  blocks: readonly WorkingBlock[];
  places: readonly Place[];
}

/** The hours of a week by place, and in all where there is more than one. */
export function HoursPerPlace({ blocks, places }: HoursPerPlaceProps) {
  const t = useTranslations('schedules.summary');
  const words = useScheduleWords();
  const minutes = [...weeklyMinutes(blocks)];
  const total = minutes.reduce((sum, [, each]) => sum + each, 0);
  return (
    <ul className="tabular text-sm">
      {minutes.map(([id, each]) => (
        <li key={id} className="flex items-baseline gap-2">
          <svg viewBox="0 0 10 10" className="size-2.5 shrink-0" aria-hidden="true">
            <rect width="10" height="10" rx="3" className={placeTone(places, id)} />
          </svg>
          <span className="min-w-0 flex-1 wrap-anywhere">{placeName(places, id)}</span>
          <span className="whitespace-nowrap">{words.hours(each)}</span>
        </li>
      ))}
      {minutes.length > 1 && (
        <li className="mt-0.5 flex justify-between gap-2 border-t border-line pt-0.5 font-medium">
          <span>{t('total')}</span>
          <span>{words.hours(total)}</span>
        </li>
      )}
    </ul>
  );
}
