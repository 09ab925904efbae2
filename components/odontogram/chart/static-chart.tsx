import type { ChartViews } from '@/lib/odontogram/chart-views';
import { chartRows, columnsPerHalf } from '@/lib/odontogram/draw/chart-rows';
import { CELL_WIDTH } from '@/lib/odontogram/draw/tooth-frame';
import { ChangeMark, type ToothChange } from './change-mark';
import { Quadrant } from './quadrant';
import { Sides, useSides } from './sides';
import { ToothDrawing } from './tooth-drawing';

interface StaticChartProps {
  /** What the picture is, for who does not see it: what it shows is said in words beside it. */
  label: string;
  views: ChartViews;
  mode: string;
  /** By tooth, what became of it since another version. */
  changed?: ReadonlyMap<number, ToothChange>;
}

/** A chart to look at, on paper or beside another one. */
export function StaticChart({ label, views, mode, changed }: StaticChartProps) {
  const rows = chartRows(mode, views);
  const places = columnsPerHalf(rows);
  const sides = useSides();
  return (
    <div role="img" aria-label={label} className="odontogram" data-places={places} data-static="">
      <Sides sides={sides} />
      <div className="odontogram-grid">
        {rows.map(({ id, dentition, halves }) => (
          <div key={id} className="odontogram-row">
            {halves.map((teeth, half) => (
              <Quadrant
                key={teeth[0]}
                dentition={dentition}
                places={places}
                side={sides[half] ?? ''}
              >
                {teeth.map((fdi, index) => {
                  const change = changed?.get(fdi);
                  const place = index + (half === 0 ? places - teeth.length : 0);
                  const left = place * CELL_WIDTH;
                  return (
                    <g key={fdi} data-tooth={fdi}>
                      {change && <ChangeMark fdi={fdi} left={left} change={change} />}
                      <ToothDrawing
                        fdi={fdi}
                        left={left}
                        view={views.get(fdi)}
                        selectedSurfaces=""
                      />
                    </g>
                  );
                })}
              </Quadrant>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
