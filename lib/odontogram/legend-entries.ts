import type { Catalog, CatalogFinding, CatalogTerm, ChartFinding } from './chart-data';

/** What is to be explained of a chart: only what is on it, in the catalog's order. */
export interface LegendEntries {
  readonly kinds: readonly CatalogFinding[];
  /** Ids that the catalog does not have. */
  readonly unknown: readonly string[];
  readonly evolutions: readonly { readonly step: number; readonly term: CatalogTerm }[];
}

export function legendEntries(
  findings: readonly Pick<ChartFinding, 'catalogFindingId' | 'evolution'>[],
  catalog: Catalog,
): LegendEntries {
  const ids = new Set(findings.map(({ catalogFindingId }) => catalogFindingId));
  const steps = new Set(findings.map(({ evolution }) => evolution));
  const known = new Set(catalog.findings.map(({ id }) => id));
  return {
    kinds: catalog.findings.filter(({ id }) => ids.has(id)),
    unknown: [...ids].filter((id) => !known.has(id)).sort(),
    evolutions: catalog.evolutions
      .map((term, step) => ({ term, step }))
      .filter(({ term }) => steps.has(term.id)),
  };
}
