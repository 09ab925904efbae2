import { type ChartViews, chartViews } from './chart-views';
import type { Catalog, Chart } from './shared/chart-data';

/**
 * The views of one chart as it changes: each is made from the one before, so that only the teeth that
 * changed are other objects. The same chart is the same views.
 */
export function createViewMemory(): (chart: Chart, catalog: Catalog) => ChartViews {
  let last:
    | { readonly chart: Chart; readonly catalog: Catalog; readonly views: ChartViews }
    | undefined;
  return (chart, catalog) => {
    if (last?.chart !== chart || last.catalog !== catalog) {
      const views = chartViews(chart, catalog, last?.views);
      last = { chart, catalog, views };
    }
    return last.views;
  };
}
