import { useTranslations } from 'next-intl';
import { chartViews } from '@/lib/odontogram/chart-views';
import { chartRows } from '@/lib/odontogram/draw/chart-rows';
import { notDrawn } from '@/lib/odontogram/draw/not-drawn';
import { toldWithoutColour } from '@/lib/odontogram/draw/told-without-colour';
import { wholeChart } from '@/lib/odontogram/edit/known-chart';
import type { Catalog, Chart } from '@/lib/odontogram/shared/chart-data';
import { StaticChart } from '../chart/static-chart';
import { Legend } from '../legend';
import { UnreadNotice } from '../unread-notice';
import { SheetTable } from './sheet-table';

interface ChartSheetProps {
  chart: Chart;
  catalog: Catalog;
  /** Whose chart it is, said again on each further sheet. */
  patient: string;
}

/** The chart as it goes on paper: the drawing, what its signs mean, and all of it once more in words. */
export function ChartSheet({ chart, catalog, patient }: ChartSheetProps) {
  const t = useTranslations('odontogram.sheet');
  const { findings, dentitionMode } = chart;
  const used = new Set(findings.map(({ catalogFindingId }) => catalogFindingId));
  const told = toldWithoutColour(catalog, used);
  const views = chartViews(chart, told);
  const undrawn = notDrawn(chartViews(chart, catalog)).map(
    ({ finding }) => finding.catalogFindingId,
  );
  return (
    <>
      <UnreadNotice known={wholeChart(chart)} />
      <div
        data-sheet="chart"
        data-rows={chartRows(dentitionMode, views).length}
        className="chart-sheet mt-3"
      >
        <StaticChart label={t('drawing')} views={views} mode={dentitionMode} />
        <div className="chart-sheet-legend">
          <Legend catalog={told} findings={findings} undrawn={undrawn} />
        </div>
      </div>
      <SheetTable findings={findings} catalog={catalog} patient={patient} />
    </>
  );
}
