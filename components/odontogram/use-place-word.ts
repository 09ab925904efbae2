import { useTranslations } from 'next-intl';
import type { CatalogTerm } from '@/lib/odontogram/chart-data';
import type { Place } from '@/lib/odontogram/place';
import { useSurfaceWord } from './use-surface-word';

/** The part of a tooth that a finding is of, in words. */
export function usePlaceWord(surfaces: readonly CatalogTerm[]): (place: Place) => string {
  const t = useTranslations('odontogram.tooth');
  const wordOf = useSurfaceWord(surfaces);
  return ({ toothFdi, surface }) =>
    surface === undefined ? t('whole') : wordOf(toothFdi, surface);
}
