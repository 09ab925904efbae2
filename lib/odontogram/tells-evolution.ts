import type { Catalog, CatalogFinding, ChartFinding } from './shared/chart-data';
import { hasPlan } from './shared/plan-lines';

/**
 * Whether a finding's evolution says anything. What the catalog suggests no treatment for, and nobody
 * has planned one, only describes a mouth (a sound tooth, an old filling): that it is where every
 * finding begins would read as work to be done (decision 18).
 */
export function tellsEvolution(
  finding: ChartFinding,
  kind: CatalogFinding | undefined,
  { evolutions }: Pick<Catalog, 'evolutions'>,
): boolean {
  return (
    kind === undefined ||
    kind.suggestedTreatment !== null ||
    hasPlan(finding) ||
    finding.evolution !== evolutions[0]?.id
  );
}
