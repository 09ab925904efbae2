import type { Catalog, ChartFinding } from '../chart-data';

/**
 * A chart's findings with the treatments that a catalog suggested named as `catalog` names them. They
 * were written in the language of whoever charted; a name of one's own, or of the clinic's procedures,
 * stays as it is.
 */
export function inLanguageOf(
  catalog: Catalog,
  others: readonly Catalog[],
  findings: readonly ChartFinding[],
): ChartFinding[] {
  const wordOf = new Map<string, string>();
  for (const kind of catalog.findings) {
    for (const other of others) {
      const theirs = other.findings.find(({ id }) => id === kind.id)?.suggestedTreatment;
      if (theirs && kind.suggestedTreatment)
        wordOf.set(keyOf(kind.id, theirs), kind.suggestedTreatment);
    }
  }
  return findings.map((finding) => ({
    ...finding,
    plannedItems: finding.plannedItems.map((item) => {
      const isOwn = item.clinicalProcedureId === undefined;
      const word = isOwn ? wordOf.get(keyOf(finding.catalogFindingId, item.name)) : undefined;
      return word === undefined ? item : { ...item, name: word };
    }),
  }));
}

const keyOf = (kind: string, treatment: string): string => `${kind} ${treatment}`;
