import { useTranslations } from 'next-intl';
import { type MouseEvent, useMemo } from 'react';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { EmptyState } from '@/components/ui/states/empty-state';
import { type Place, placeKey } from '@/lib/odontogram/place';
import { planByTooth } from '@/lib/odontogram/plan/plan-by-tooth';
import type { Catalog, Chart } from '@/lib/odontogram/shared/chart-data';
import { EstimateFigures } from './estimate-figures';
import { PlanTooth } from './plan-tooth';

interface PlanPanelProps {
  catalog: Catalog;
  chart: Pick<Chart, 'findings' | 'estimate'>;
  /** Every finding is known; otherwise nobody can tell that there is none. */
  isWhole: boolean;
  canEdit: boolean;
  /** Where the plan is to be read and printed. */
  planHref: string | undefined;
  highlighted: Place | undefined;
  onHover: (place: Place | undefined) => void;
  onSelect: (place: Place) => void;
}

/** With nothing selected: what the whole mouth comes to, and its plan by tooth. */
export function PlanPanel({
  catalog,
  chart,
  isWhole,
  canEdit,
  planHref,
  highlighted,
  onHover,
  onSelect,
}: PlanPanelProps) {
  const t = useTranslations('odontogram.estimate');
  const unread = useTranslations('odontogram.unread');
  const teeth = useMemo(() => planByTooth(chart.findings), [chart.findings]);
  const highlightedKey = highlighted && placeKey(highlighted);

  /** One listener for all findings. */
  function onPress({ target }: MouseEvent): void {
    const button = target instanceof Element ? target.closest('button') : null;
    const { fdi, part } = button?.dataset ?? {};
    if (fdi !== undefined) onSelect({ toothFdi: Number(fdi), surface: part });
  }

  return (
    <section
      aria-label={t('title')}
      className="rounded-md border border-line bg-surface print:hidden"
    >
      <header className="flex min-h-11 items-center justify-between gap-4 border-b border-line px-4 py-1.5">
        <h2 tabIndex={-1} className="font-semibold">
          {t('title')}
        </h2>
        {planHref !== undefined && chart.findings.length > 0 && (
          <LinkButton href={planHref} size="small">
            {t('openPlan')}
          </LinkButton>
        )}
      </header>
      {chart.findings.length === 0 ? (
        <EmptyState icon="tooth" title={isWhole ? t('empty') : unread('empty')}>
          {canEdit && t('emptyExplain')}
        </EmptyState>
      ) : (
        <>
          <EstimateFigures chart={chart} isWhole={isWhole} />
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: a button is pressed with keys too. */}
          <ul className="divide-y divide-line" onClick={onPress}>
            {teeth.map((tooth) => (
              <PlanTooth
                key={tooth.fdi}
                tooth={tooth}
                catalog={catalog}
                highlightedKey={highlighted?.toothFdi === tooth.fdi ? highlightedKey : undefined}
                onHover={onHover}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
