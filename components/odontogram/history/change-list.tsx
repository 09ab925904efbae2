import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import {
  type ChangeKind,
  type ChartChanges,
  isUnchanged,
} from '@/lib/odontogram/history/compare-charts';
import type { Catalog } from '@/lib/odontogram/shared/chart-data';
import { CHANGE_SIGNS } from '../chart/change-mark';
import { useChangeWords } from './use-change-words';

interface ChangeListProps {
  changes: ChartChanges;
  catalog: Catalog;
}

const KINDS: readonly ChangeKind[] = ['added', 'removed', 'changed'];

/** What came, went and is another, counted and then told from tooth to tooth. */
export function ChangeList({ changes, catalog }: ChangeListProps) {
  const t = useTranslations('odontogram.history');
  const words = useChangeWords(catalog);
  if (isUnchanged(changes)) return <p className="text-ink-muted">{t('same')}</p>;
  const { places, counts } = changes;
  const others = words.ofChart(changes);
  return (
    <div className="rounded-md border border-line bg-surface">
      <ul className="tabular flex flex-wrap gap-x-5 gap-y-1 border-b border-line px-4 py-2.5">
        {KINDS.map((kind) => (
          <li key={kind} className="flex items-center gap-2" data-count={kind}>
            <ChangeGlyph kind={kind} />
            {t(`count.${kind}`, { count: counts[kind] })}
          </li>
        ))}
      </ul>
      <ul className="max-h-96 divide-y divide-line overflow-y-auto">
        {others.map((sentence) => (
          <li key={sentence} className="px-4 py-2 wrap-anywhere">
            {sentence}
          </li>
        ))}
        {places.map((change) => {
          const { toothFdi, surface, kind } = change;
          return (
            <li
              key={`${toothFdi} ${surface}`}
              data-change={kind}
              className="flex items-start gap-2 px-4 py-2"
            >
              <ChangeGlyph kind={kind} className="mt-0.5" />
              <span className="min-w-0 wrap-anywhere">
                <span className="sr-only">{`${t(`kind.${kind}`)}: `}</span>
                <span className="tabular font-medium">{words.placeOf(change)}</span>
                {`: ${words.ofPlace(change)}`}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The sign that a tooth bears on the drawing, beside words. */
function ChangeGlyph({ kind, className }: { kind: ChangeKind; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-8 -8 16 16"
      className={cx('odontogram-ink size-4 shrink-0', className)}
    >
      <circle r={7} className="change-disc" />
      <path d={CHANGE_SIGNS[kind]} className="change-sign" />
    </svg>
  );
}
