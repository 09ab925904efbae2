import type { Catalog, Chart } from '@/lib/odontogram/chart-data';
import { chartViews } from '@/lib/odontogram/chart-views';
import { notDrawn } from '@/lib/odontogram/draw/not-drawn';
import { Legend } from '../legend';

interface VersionLegendProps {
  catalog: Catalog;
  charts: readonly Chart[];
}

/** What the signs on several versions mean, each once. */
export function VersionLegend({ catalog, charts }: VersionLegendProps) {
  const undrawn = charts.flatMap((chart) =>
    notDrawn(chartViews(chart, catalog)).map(({ finding }) => finding.catalogFindingId),
  );
  return (
    <Legend
      catalog={catalog}
      findings={charts.flatMap(({ findings }) => findings)}
      undrawn={undrawn}
    />
  );
}
