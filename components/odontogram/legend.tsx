import { useTranslations } from 'next-intl';
import { evolutionMark } from '@/lib/odontogram/draw/evolution-mark';
import { legendEntries } from '@/lib/odontogram/legend-entries';
import type { Catalog, ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { FindingGlyph } from './finding-glyph';
import { UnknownGlyph } from './unknown-glyph';

const SIZE = 12;

/** The little shape of an evolution, beside its name. */
function EvolutionGlyph({ step }: { step: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      className="odontogram-ink size-3 shrink-0 text-ink-muted"
    >
      {evolutionMark(step, { x: SIZE / 2, y: SIZE / 2 }).map((mark) =>
        mark.type === 'text' ? null : (
          <path
            key={`${mark.type} ${mark.path}`}
            d={mark.path}
            className={mark.type === 'area' ? 'mark-area' : 'mark-line'}
            fill={mark.type === 'area' ? 'currentColor' : undefined}
            stroke={mark.type === 'line' ? 'currentColor' : undefined}
          />
        ),
      )}
    </svg>
  );
}

interface LegendProps {
  catalog: Catalog;
  findings: readonly ChartFinding[];
  /** Ids of the catalog's findings whose symbol was not drawn as the catalog asks. */
  undrawn: readonly string[];
}

const ENTRY = 'flex min-h-6 items-center gap-2';

/** What the signs on this chart mean; on paper too. Nothing where there is nothing to explain. */
export function Legend({ catalog, findings, undrawn }: LegendProps) {
  const t = useTranslations('odontogram.legend');
  const { kinds, unknown, evolutions } = legendEntries(findings, catalog);
  if (kinds.length === 0 && unknown.length === 0) return null;
  return (
    <section aria-label={t('title')} className="text-sm">
      <h2 className="mb-1.5 font-semibold">{t('title')}</h2>
      <ul className="columns-[11rem] gap-x-4">
        {kinds.map((kind) => (
          <li key={kind.id} className={`${ENTRY} break-inside-avoid`}>
            <FindingGlyph finding={kind} />
            <span className="min-w-0">
              <span dir="auto" className="block wrap-anywhere">
                {kind.label}
              </span>
              {undrawn.includes(kind.id) && (
                <span className="block text-xs text-ink-muted">{t('undrawn')}</span>
              )}
            </span>
          </li>
        ))}
        {unknown.map((id) => (
          <li key={id} className={`${ENTRY} break-inside-avoid`}>
            <UnknownGlyph />
            <span className="min-w-0">
              <span className="block wrap-anywhere">{id}</span>
              <span className="block text-xs text-ink-muted">{t('unknown')}</span>
            </span>
          </li>
        ))}
      </ul>
      {evolutions.length > 0 && (
        <ul
          aria-label={t('evolutions')}
          className="mt-1.5 flex flex-wrap gap-x-4 border-t border-line pt-1.5 text-ink-muted"
        >
          {evolutions.map(({ term, step }) => (
            <li key={term.id} className={ENTRY}>
              <EvolutionGlyph step={step} />
              <span dir="auto" className="min-w-0 wrap-anywhere">
                {term.label}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
