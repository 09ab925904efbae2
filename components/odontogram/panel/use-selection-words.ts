import { useTranslations } from 'next-intl';
import { countsOf } from '@/lib/odontogram/charting/selection-counts';
import type { Place } from '@/lib/odontogram/place';

/** How much is selected: "3 piezas, 5 superficies". */
export function useSelectionWords(): (selection: readonly Place[]) => string {
  const t = useTranslations('odontogram.selection');
  return (selection) => {
    const { teeth, surfaces } = countsOf(selection);
    return surfaces === 0 ? t('teeth', { teeth }) : t('surfaces', { teeth, surfaces });
  };
}
