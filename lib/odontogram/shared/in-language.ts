import type { Catalog, ChartFinding } from './chart-data';

/**
 * A chart's findings with the treatments that a catalog suggests named as `catalog` names them. They
 * were written in the language of whoever charted; a name of one's own, or of the clinic's procedures,
 * stays as it is.
 */
export function inLanguageOf(
  catalog: Catalog,
  others: readonly Catalog[],
  findings: readonly ChartFinding[],
): ChartFinding[] {
  const words = new Map<string, ReadonlySet<string>>();
  for (const { id, suggestedTreatment: word } of catalog.findings) {
    for (const other of others) {
      const theirs = other.findings.find((kind) => kind.id === id)?.suggestedTreatment;
      if (theirs && word) words.set(theirs, new Set(words.get(theirs)).add(word));
    }
  }
  function named(name: string): string {
    const [word, ...more] = words.get(name) ?? [];
    // Where one word of theirs is several of ours, nobody knows which is meant.
    return word === undefined || more.length > 0 ? name : word;
  }
  return findings.map((finding) => ({
    ...finding,
    plannedItems: finding.plannedItems.map((item) =>
      item.clinicalProcedureId === undefined ? { ...item, name: named(item.name) } : item,
    ),
  }));
}
