import { type FindingView, SURFACES, type ToothView } from '../tooth-view';
import { HATCHES, type Hatch } from './hatch';
import { isAlike } from './ink';
import { readSymbol } from './symbol';

type Pattern = Hatch | 'solid';

/**
 * Findings on different surfaces of one tooth whose areas are nearly of one colour, by catalog id, and
 * the hatch that tells each of them from those before it. In the order of their ids, so that it is the
 * same whoever registered which first.
 */
export function areaHatches({ surfaces }: ToothView): ReadonlyMap<string, Hatch> {
  const filled = new Map<string, { finding: FindingView; pattern: Pattern }>();
  for (const finding of SURFACES.flatMap((surface) => surfaces[surface])) {
    const pattern = patternOf(finding);
    if (pattern) filled.set(finding.catalogFindingId, { finding, pattern });
  }
  const hatches = new Map<string, Hatch>();
  const taken: { color: string; pattern: Pattern }[] = [];
  const inOrder = [...filled.values()].sort((a, b) =>
    a.finding.catalogFindingId < b.finding.catalogFindingId ? -1 : 1,
  );
  for (const { finding, pattern } of inOrder) {
    const { color, catalogFindingId } = finding;
    const near = taken.filter((other) => isAlike(other.color, color));
    const isFree = (wanted: Pattern) => near.every((other) => other.pattern !== wanted);
    const free = isFree(pattern) ? pattern : (HATCHES.slice(1).find(isFree) ?? pattern);
    taken.push({ color, pattern: free });
    if (free !== pattern && free !== 'solid') hatches.set(catalogFindingId, free);
  }
  return hatches;
}

function patternOf({ symbol, label }: FindingView): Pattern | undefined {
  const { prims } = readSymbol(symbol, label);
  const area = prims.find(({ kind }) => kind === 'fill' || kind === 'hatch');
  if (!area) return undefined;
  return area.kind === 'hatch' || area.isHatched ? 'rising' : 'solid';
}
