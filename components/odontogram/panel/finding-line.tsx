import { describeFinding } from '@/lib/odontogram/describe-finding';
import type { Catalog, ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { FindingMark } from '../finding-mark';
import { usePlaceWord, useSubtotalWord } from '../use-odontogram-words';

interface FindingLineProps {
  finding: ChartFinding;
  catalog: Catalog;
}

/** A finding in short: what it is, where, how far its treatment is and what that comes to. */
export function FindingLine({ finding, catalog }: FindingLineProps) {
  const placeWord = usePlaceWord(catalog.surfaces);
  const subtotalWord = useSubtotalWord();
  const { kind, label, evolution } = describeFinding(finding, catalog);
  return (
    <>
      <FindingMark kind={kind} />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="line-clamp-2 wrap-anywhere">
          {label}
        </span>
        <span className="block text-xs text-ink-muted">
          {[placeWord(finding), evolution].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="tabular text-sm whitespace-nowrap">{subtotalWord(finding)}</span>
    </>
  );
}
