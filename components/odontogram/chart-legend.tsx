import type { ChartViews } from '@/lib/odontogram/chart-views';
import { notDrawn } from '@/lib/odontogram/draw/not-drawn';
import type { Catalog, ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { Legend } from './legend';

interface ChartLegendProps {
  catalog: Catalog;
  findings: readonly ChartFinding[];
  views: ChartViews;
}

/** What the signs of a chart mean, and which of them are not drawn as the catalog asks. */
export function ChartLegend({ catalog, findings, views }: ChartLegendProps) {
  const undrawn = notDrawn(views).map(({ finding }) => finding.catalogFindingId);
  return <Legend catalog={catalog} findings={findings} undrawn={undrawn} />;
}
