import { useTranslations } from 'next-intl';
import type { Catalog, ChartFinding } from '@/lib/odontogram/chart-data';

/** A finding in one line: what it is, how far it is and what was noted. */
export function useFindingWords(catalog: Catalog): (finding: ChartFinding) => string {
  const t = useTranslations('odontogram.finding');
  return ({ catalogFindingId, evolution, plannedItems, notes }) => {
    const label = catalog.findings.find(({ id }) => id === catalogFindingId)?.label;
    return [
      label ?? t('unknown', { id: catalogFindingId }),
      catalog.evolutions.find(({ id }) => id === evolution)?.label ?? evolution,
      ...(plannedItems.length > 0 ? [plannedItems.map(({ name }) => name).join(' + ')] : []),
      ...(notes ? [t('notes', { notes })] : []),
    ]
      .filter((words) => words !== '')
      .join(' · ');
  };
}
