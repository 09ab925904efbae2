import type { Catalog, CatalogFinding, CatalogTerm, ChartFinding } from './shared/chart-data';
import { tellsEvolution } from './tells-evolution';

/** What is to be explained of a chart: only what is on it, in the catalog's order. */
export interface LegendEntries {
  readonly kinds: readonly CatalogFinding[];
  /** Ids that the catalog does not have. */
  readonly unknown: readonly string[];
  readonly evolutions: readonly { readonly step: number; readonly term: CatalogTerm }[];
}

export function legendEntries(findings: readonly ChartFinding[], catalog: Catalog): LegendEntries {
  const kindOf = new Map(catalog.findings.map((kind) => [kind.id, kind]));
  const ids = new Set(findings.map(({ catalogFindingId }) => catalogFindingId));
  const told = findings.filter((finding) =>
    tellsEvolution(finding, kindOf.get(finding.catalogFindingId), catalog),
  );
  const steps = new Set(told.map(({ evolution }) => evolution));
  return {
    kinds: catalog.findings.filter(({ id }) => ids.has(id)),
    unknown: [...ids].filter((id) => !kindOf.has(id)).sort(),
    evolutions: catalog.evolutions
      .map((term, step) => ({ term, step }))
      .filter(({ term }) => steps.has(term.id)),
  };
}
