import { useTranslations } from 'next-intl';
import type { CatalogTerm } from '@/lib/odontogram/chart-data';
import { surfaceWord } from '@/lib/odontogram/tooth-name';

/** How people call a surface of a tooth. */
export function useSurfaceWord(surfaces: readonly CatalogTerm[]) {
  const t = useTranslations('odontogram.tooth');
  return (toothFdi: number, surface: string): string =>
    surfaceWord(t, surfaces, { toothFdi, surface });
}
