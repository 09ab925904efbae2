import { useTranslations } from 'next-intl';
import type { ChartViews } from '@/lib/odontogram/chart-views';
import { type ChartRow, chartRows, columnsPerHalf } from '@/lib/odontogram/draw/chart-rows';
import type { ToothView } from '@/lib/odontogram/tooth-view';
import { Quadrant } from './quadrant';
import { Sides, useSides } from './sides';
import { Tooth } from './tooth';
import type { EnteredSurfaces } from './tooth-drawing';

export interface ChartProps {
  label: string;
  views: ChartViews;
  /** The dentition that the chart says it has. */
  mode: string;
  /** What is read aloud of a tooth; of one that is not present there is no view. Always the same one. */
  labelOf: (fdi: number, view: ToothView | undefined) => string;
  selectedTeeth?: ReadonlySet<number>;
  /** By tooth, ids of surfaces with a space between, as `occlusal distal`. */
  selectedSurfaces?: ReadonlyMap<number, string>;
  /** The one tooth that Tab comes to. */
  current?: number | undefined;
  /** What its surfaces are called while the keys are among them. */
  entered?: EnteredSurfaces | undefined;
  /** What was found before is not known. */
  isUnread?: boolean;
}

/**
 * The mouth from in front: the patient's right is on the viewer's left. It says where everything is
 * (`data-tooth`, `data-surface`) and leaves what happens there to whoever holds it.
 */
export function Chart({ label, views, mode, ...rest }: ChartProps) {
  const t = useTranslations('odontogram.chart');
  const rows = chartRows(mode, views);
  const rowNames: Record<ChartRow['id'], string> = {
    upper: t('upper'),
    'upper-temporary': t('upperTemporary'),
    'lower-temporary': t('lowerTemporary'),
    lower: t('lower'),
  };
  const places = columnsPerHalf(rows);
  const sides = useSides();
  return (
    <div className="odontogram" data-places={places}>
      <Sides sides={sides} />
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot hold drawings of several cells. */}
      <div role="grid" aria-multiselectable="true" aria-label={label} className="odontogram-grid">
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            places={places}
            sides={sides}
            label={rowNames[row.id]}
            views={views}
            {...rest}
          />
        ))}
      </div>
    </div>
  );
}

type RowProps = Omit<ChartProps, 'mode'> & {
  row: ChartRow;
  places: number;
  sides: readonly [string, string];
};

function Row({
  row,
  places,
  sides,
  label,
  views,
  labelOf,
  selectedTeeth,
  selectedSurfaces,
  current,
  entered,
  isUnread = false,
}: RowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the grid.
    // biome-ignore lint/a11y/useFocusableInteractive: Tab comes to one of its cells.
    <div
      role="row"
      aria-label={label}
      className="odontogram-row"
      data-arch={row.isUpper ? 'upper' : 'lower'}
    >
      {row.halves.map((teeth, half) => (
        <Quadrant key={teeth[0]} dentition={row.dentition} places={places} side={sides[half] ?? ''}>
          {teeth.map((fdi, index) => (
            <Tooth
              key={fdi}
              fdi={fdi}
              index={index + (half === 0 ? places - teeth.length : 0)}
              view={views.get(fdi)}
              labelOf={labelOf}
              isSelected={selectedTeeth?.has(fdi) ?? false}
              selectedSurfaces={selectedSurfaces?.get(fdi) ?? ''}
              isCurrent={fdi === current}
              entered={fdi === current ? entered : undefined}
              isUnread={isUnread}
            />
          ))}
        </Quadrant>
      ))}
    </div>
  );
}
