import type { Catalog, CatalogFinding, CatalogTerm, ChartFinding } from './shared/chart-data';
import { tellsEvolution } from './tells-evolution';

/** What the catalog says of a registered finding; of what it never had, the id stands in. */
export interface Described {
  readonly kind: CatalogFinding | undefined;
  readonly label: string;
  /** Empty where it says nothing. */
  readonly evolution: string;
  /** The evolution's place in the catalog, for sorting; after all others where it is not there. */
  readonly step: number;
}

export function describeFinding(finding: ChartFinding, catalog: Catalog): Described {
  const kind = catalog.findings.find(({ id }) => id === finding.catalogFindingId);
  const step = catalog.evolutions.findIndex(({ id }) => id === finding.evolution);
  return {
    kind,
    label: kind?.label ?? retiredLabel(finding, catalog) ?? finding.catalogFindingId,
    evolution: tellsEvolution(finding, kind, catalog) ? evolutionLabel(finding, catalog) : '',
    step: step === -1 ? catalog.evolutions.length : step,
  };
}

/** What it was called by a catalog before this one. */
function retiredLabel(
  { catalogFindingId }: ChartFinding,
  { retired }: Catalog,
): string | undefined {
  return retired?.find(({ id }) => id === catalogFindingId)?.label;
}

export function evolutionLabel({ evolution }: ChartFinding, { evolutions }: Catalog): string {
  return evolutions.find(({ id }) => id === evolution)?.label ?? evolution;
}

/** What may be chosen as a finding's evolution: the catalog's, and the one it has whatever that is. */
export function evolutionChoices({ evolution }: ChartFinding, catalog: Catalog): CatalogTerm[] {
  const known = catalog.evolutions;
  const has = known.some(({ id }) => id === evolution);
  return has ? [...known] : [{ id: evolution, label: evolution }, ...known];
}
