import { useTranslations } from 'next-intl';
import type { Catalog, ChartFinding } from '@/lib/odontogram/chart-data';
import { describeFinding } from '@/lib/odontogram/describe-finding';

/** A finding in one line: what it is, how far it is where that says anything, and what was noted. */
export function useFindingWords(catalog: Catalog): (finding: ChartFinding) => string {
  const t = useTranslations('odontogram.finding');
  return (finding) => {
    const { catalogFindingId, plannedItems, notes } = finding;
    const { kind, label, evolution } = describeFinding(finding, catalog);
    return [
      kind ? label : t('unknown', { id: catalogFindingId }),
      evolution,
      ...(plannedItems.length > 0 ? [plannedItems.map(({ name }) => name).join(' + ')] : []),
      ...(notes ? [t('notes', { notes })] : []),
    ]
      .filter((words) => words !== '')
      .join(' · ');
  };
}
