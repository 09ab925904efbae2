import { useTranslations } from 'next-intl';
import { type Place, placeName } from './places';
import { useScheduleWords } from './use-schedule-words';
import type { BlockError } from './week/week-errors';

/** What is wrong with a field of a block, in words. */
export function useErrorWords(places: readonly Place[]): (error: BlockError) => string {
  const t = useTranslations('schedules.errors');
  const { time } = useScheduleWords();
  return ({ code, other }) => {
    if (code !== 'overlap') return t(code);
    if (other === undefined) return t('overlapSome');
    const { startTime, endTime, locationId } = other;
    return t('overlap', {
      from: time(startTime),
      to: time(endTime),
      place: placeName(places, locationId),
    });
  };
}
