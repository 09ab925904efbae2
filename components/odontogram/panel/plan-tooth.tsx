import { memo } from 'react';
import { Pesos } from '@/components/pesos';
import { cx } from '@/components/ui/cx';
import { type Place, placeKey } from '@/lib/odontogram/place';
import type { ToothPlan } from '@/lib/odontogram/plan/plan-by-tooth';
import type { Catalog } from '@/lib/odontogram/shared/chart-data';
import { useToothName } from '../use-odontogram-words';
import { FindingLine } from './finding-line';
import { hoverHandlers, useHoverEnd } from './hover-handlers';

interface PlanToothProps {
  tooth: ToothPlan;
  catalog: Catalog;
  highlightedKey: string | undefined;
  onHover: (place: Place | undefined) => void;
}

/**
 * What is charted of one tooth, in short; each finding leads to where it is (`data-fdi`, which the
 * panel hears). Drawn again only when something of this tooth changes, not at every edit of another.
 */
export const PlanTooth = memo(function PlanTooth({
  tooth,
  catalog,
  highlightedKey,
  onHover,
}: PlanToothProps) {
  useHoverEnd(onHover);
  const nameOf = useToothName();
  const { fdi, findings, subtotal } = tooth;
  return (
    <li className="unseen-unpainted py-1.5">
      <p className="flex items-baseline gap-2 px-4">
        <span className="tabular font-semibold">{fdi}</span>
        <span className="min-w-0 flex-1 truncate text-sm text-ink-muted">{nameOf(fdi)}</span>
        {findings.length > 1 && subtotal !== 0 && (
          <span className="tabular text-sm font-medium whitespace-nowrap">
            <Pesos amount={subtotal} />
          </span>
        )}
      </p>
      <ul>
        {findings.map((finding) => {
          const place = { toothFdi: fdi, surface: finding.surface };
          return (
            <li key={finding.id}>
              <button
                type="button"
                {...hoverHandlers(place, onHover)}
                data-fdi={fdi}
                data-part={finding.surface}
                className={cx(
                  'flex min-h-8 w-full items-center gap-2 px-4 py-0.5 text-left hover:bg-hover focus-visible:outline-offset-[-2px] touch:min-h-11',
                  placeKey(place) === highlightedKey && 'bg-accent-soft',
                )}
              >
                <FindingLine finding={finding} catalog={catalog} />
              </button>
            </li>
          );
        })}
      </ul>
    </li>
  );
}, isSame);

function isSame(before: PlanToothProps, now: PlanToothProps): boolean {
  const [was, is] = [before.tooth.findings, now.tooth.findings];
  return (
    before.catalog === now.catalog &&
    before.highlightedKey === now.highlightedKey &&
    before.onHover === now.onHover &&
    was.length === is.length &&
    was.every((finding, index) => finding === is[index])
  );
}
