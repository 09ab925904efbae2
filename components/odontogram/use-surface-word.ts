import { useTranslations } from 'next-intl';
import type { CatalogTerm } from '@/lib/odontogram/chart-data';
import { ownSurfaceWord } from '@/lib/odontogram/tooth-name';

/** How people call a surface of a tooth: as the catalog does, unless the tooth decides it. */
export function useSurfaceWord(surfaces: readonly CatalogTerm[]) {
  const t = useTranslations('odontogram.tooth');
  return (fdi: number, surface: string): string => {
    const own = ownSurfaceWord(fdi, surface);
    return own ? t(own) : (surfaces.find(({ id }) => id === surface)?.label ?? surface);
  };
}
