'use client';

import { useTranslations } from 'next-intl';
import { memo, type RefObject } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { Button } from '@/components/ui/buttons/button';
import { togglePreview } from '@/lib/odontogram/charting/dentition-preview';
import { placesOf, type Selection } from '@/lib/odontogram/charting/selection';
import type { Place } from '@/lib/odontogram/place';
import type { Catalog, Chart } from '@/lib/odontogram/shared/chart-data';
import type { FindingActions } from './finding-actions';
import { PlanPanel } from './plan-panel';

// Of a tooth that is chosen: a chart is read before that.
const ToothPanel = lazyPart(async () => (await import('./tooth-panel')).ToothPanel);
const SelectionPanel = lazyPart(async () => (await import('./selection-panel')).SelectionPanel);
// Long, and no part of what one has just done.
const LatePlan = memo(PlanPanel);

interface DockProps {
  frame: RefObject<HTMLDivElement | null>;
  catalog: Catalog;
  chart: Chart;
  /** The same a moment later, for what is long. */
  lateChart: Chart;
  /** Every finding is known. */
  isWhole: boolean;
  canEdit: boolean;
  selection: Selection;
  actions: FindingActions;
  planHref: string | undefined;
  highlighted: Place | undefined;
  onHover: (place: Place | undefined) => void;
  onSelect: (place: Place) => void;
  onClear: () => void;
  /** Absent where the dentition cannot be changed. */
  onToggle: ((fdi: number) => void) | undefined;
}

/** Beside the palette: the tooth that is chosen, what several are, or the plan of the whole mouth. */
export function Dock(props: DockProps) {
  const { catalog, chart, canEdit, selection, actions, planHref, highlighted, onHover, onSelect } =
    props;
  const t = useTranslations('odontogram');
  const [fdi, ...others] = selection.keys();
  if (fdi === undefined) {
    return (
      <div ref={props.frame} className="lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto">
        <LatePlan
          catalog={catalog}
          chart={props.lateChart}
          isWhole={props.isWhole}
          canEdit={canEdit}
          planHref={planHref}
          highlighted={highlighted}
          onHover={onHover}
          onSelect={onSelect}
        />
      </div>
    );
  }
  const toggle = props.onToggle && others.length === 0 ? togglePreview(chart, fdi) : undefined;
  return (
    <div ref={props.frame} className="space-y-2">
      {others.length > 0 ? (
        <SelectionPanel surfaces={catalog.surfaces} selection={placesOf(selection)} />
      ) : (
        <ToothPanel
          key={fdi}
          fdi={fdi}
          catalog={catalog}
          canEdit={canEdit}
          isWhole={props.isWhole}
          findings={chart.findings.filter(({ toothFdi }) => toothFdi === fdi)}
          highlighted={highlighted}
          onHover={onHover}
          {...actions}
        />
      )}
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button size="small" onClick={props.onClear}>
          {t('dock.showPlan')}
        </Button>
        {toggle && (
          <Button size="small" onClick={() => props.onToggle?.(fdi)}>
            {t('toggle.open', { comes: toggle.comes })}
          </Button>
        )}
      </div>
    </div>
  );
}
