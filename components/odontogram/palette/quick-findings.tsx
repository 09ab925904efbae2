import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { cx } from '@/components/ui/cx';
import { blockedReason } from '@/lib/odontogram/charting/fits-place';
import { type Favourites, findingsOf } from '@/lib/odontogram/palette/favourites';
import type { Place } from '@/lib/odontogram/place';
import type { CatalogFinding } from '@/lib/odontogram/shared/chart-data';
import { FindingGlyph } from '../finding-glyph';

interface QuickFindingsProps extends Favourites {
  findings: readonly CatalogFinding[];
  armedId: string | undefined;
  /** Where it would be charted; empty while a finding is picked first. */
  selection: readonly Place[];
  onPick: (findingId: string) => void;
}

const MOST = 12;

/** What this dentist picks most, at hand right above the teeth. */
export const QuickFindings = memo(function QuickFindings({
  findings,
  favourites,
  recents,
  armedId,
  selection,
  onPick,
}: QuickFindingsProps) {
  const t = useTranslations('odontogram.palette');
  const quick = findingsOf(findings, [...new Set([...favourites, ...recents])]).slice(0, MOST);
  if (quick.length === 0) return null;
  return (
    <ul
      aria-label={t('quick')}
      className="flex gap-0.5 overflow-x-auto pb-2 z-10 xl:absolute xl:inset-x-44 xl:top-1 xl:justify-center xl:pb-0 print:hidden"
    >
      <li aria-hidden="true" className="self-center pr-1 text-xs text-ink-faint">
        {t('quick')}
      </li>
      {quick.map((finding) => {
        const blocked = blockedReason(finding, selection);
        const name = blocked ? `${finding.label}: ${t(`blocked.${blocked}`)}` : finding.label;
        return (
          <li key={finding.id}>
            <button
              type="button"
              title={name}
              aria-label={name}
              aria-pressed={finding.id === armedId}
              aria-disabled={blocked !== undefined}
              onClick={({ detail }) => {
                // The second half of a double click was not meant for what is picked by then.
                if (blocked === undefined && detail < 2) onPick(finding.id);
              }}
              className={cx(
                'flex size-7 items-center justify-center rounded-sm border touch:size-11',
                finding.id === armedId
                  ? 'border-accent bg-accent-soft'
                  : 'border-transparent hover:bg-hover',
                blocked !== undefined && 'opacity-45',
              )}
            >
              <FindingGlyph finding={finding} className="size-6!" />
            </button>
          </li>
        );
      })}
    </ul>
  );
});
