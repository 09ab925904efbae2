import { useTranslations } from 'next-intl';
import { type Place, placeName } from './places';
import type { BlockError } from './week-errors';

/** What is wrong with a field of a block, in words. */
export function useErrorWords(places: readonly Place[]): (error: BlockError) => string {
  const t = useTranslations('schedules.errors');
  return ({ code, other }) => {
    if (code !== 'overlap') return t(code);
    if (other === undefined) return t('overlapSome');
    const { startTime: from, endTime: to, locationId } = other;
    return t('overlap', { from, to, place: placeName(places, locationId) });
  };
}
