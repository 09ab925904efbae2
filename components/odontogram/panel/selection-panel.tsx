import { useTranslations } from 'next-intl';
import { groupBy } from '@/lib/kit/group-by';
import { countsOf } from '@/lib/odontogram/charting/selection-counts';
import type { Place } from '@/lib/odontogram/place';
import { surfaceOrder } from '@/lib/odontogram/plan/plan-by-tooth';
import type { CatalogTerm } from '@/lib/odontogram/shared/chart-data';
import { useSurfaceWord } from '../use-odontogram-words';

interface SelectionPanelProps {
  surfaces: readonly CatalogTerm[];
  selection: readonly Place[];
}

/** Several places at once: which they are, and what can be done with them. */
export function SelectionPanel({ surfaces, selection }: SelectionPanelProps) {
  const t = useTranslations('odontogram.selection');
  const wordsOf = useSelectionWords();
  const surfaceWord = useSurfaceWord(surfaces);
  const teeth = groupBy(selection, ({ toothFdi }) => toothFdi).sort(([a], [b]) => a - b);
  return (
    <section
      aria-label={t('title')}
      className="rounded-md border border-line bg-surface print:hidden"
    >
      <header className="flex min-h-11 items-center border-b border-line px-4 py-1.5">
        <h2 className="font-semibold">{wordsOf(selection)}</h2>
      </header>
      <p className="px-4 pt-3 text-ink-muted">{t('hint')}</p>
      <ul className="tabular flex flex-wrap gap-1.5 px-4 py-3 text-sm">
        {teeth.map(([fdi, places]) => {
          const chosen = places
            .flatMap(({ surface }) => surface ?? [])
            .sort((a, b) => surfaceOrder(a) - surfaceOrder(b));
          return (
            <li key={fdi} className="rounded-sm border border-line px-1.5 py-0.5">
              <span className="font-medium">{fdi}</span>
              {chosen.length > 0 && (
                <span className="text-ink-muted">
                  {` ${chosen.map((surface) => surfaceWord(fdi, surface)).join(', ')}`}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** How much is selected: "3 piezas, 5 superficies". */
function useSelectionWords(): (selection: readonly Place[]) => string {
  const t = useTranslations('odontogram.selection');
  return (selection) => {
    const { teeth, surfaces } = countsOf(selection);
    return surfaces === 0 ? t('teeth', { teeth }) : t('surfaces', { teeth, surfaces });
  };
}
