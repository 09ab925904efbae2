import type { CatalogFinding, ChartFinding } from '@/lib/odontogram/shared/chart-data';

type Entry = Pick<CatalogFinding, 'id' | 'combines'>;

/**
 * The entry that says both a new finding and the one it would replace, for a tooth has one finding of
 * the whole. `undefined` where the catalog has none, or where the places differ in what they have.
 */
export function combinationOf<Of extends Entry>(
  finding: Pick<CatalogFinding, 'id'>,
  {
    register,
    replaced,
  }: {
    readonly register: readonly unknown[];
    readonly replaced: readonly Pick<ChartFinding, 'catalogFindingId'>[];
  },
  findings: readonly Of[],
): Of | undefined {
  if (replaced.length === 0 || replaced.length !== register.length) return undefined;
  return findings.find(
    ({ combines }) =>
      combines?.includes(finding.id) &&
      replaced.every(({ catalogFindingId: id }) => id !== finding.id && combines.includes(id)),
  );
}
