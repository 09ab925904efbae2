import { useTranslations } from 'next-intl';
import type { CatalogTerm } from '@/lib/odontogram/chart-data';
import type { Place } from '@/lib/odontogram/place';
import { surfaceOrder } from '@/lib/odontogram/plan/plan-by-tooth';
import { groupBy } from '@/lib/rules/group-by';
import { useSurfaceWord } from '../use-surface-word';
import { useSelectionWords } from './use-selection-words';

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
