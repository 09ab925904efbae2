import { type FindingView, SURFACES, type ToothView } from '../tooth-view';
import { drawFinding } from './draw-finding';
import { evolutionMark } from './evolution-mark';
import { HATCHES, type Hatch } from './hatch';
import { type Ink, inkOf, isAlike } from './ink';
import type { BareMark, Mark } from './marks';
import { readSymbol } from './symbol';
import type { ToothFrame } from './tooth-frame';
import { toothGeometry } from './tooth-geometry';

/** What is painted over a tooth, from back to front. `left` is where its cell begins in the drawing. */
export function toothMarks(view: ToothView, left = 0): readonly Mark[] {
  const { frame, zones } = toothGeometry(view.fdi, left);
  const hatches = areaHatches(view);
  return [
    ...SURFACES.flatMap((surface) =>
      view.surfaces[surface].flatMap((finding) =>
        drawFinding(finding, {
          zoneOf: (name) =>
            name === undefined || name === 'surface' ? zones.surface(surface) : zones.of(name),
          hatch: hatches.get(finding.catalogFindingId),
          evolutionOn: zones.surface(surface),
        }),
      ),
    ),
    ...view.whole.flatMap((finding, index) => [
      ...drawFinding(finding, { zoneOf: (name, usual) => zones.of(name ?? usual) }),
      ...wholeEvolution(finding, index, frame),
    ]),
  ];
}

/** Beside the number, one after the other. */
function wholeEvolution(
  finding: FindingView,
  index: number,
  { number, mesial }: ToothFrame,
): Mark[] {
  const place = { x: number.x - mesial * (18 + index * 10), y: number.y };
  return evolutionMark(finding.evolutionStep, place).map(inked(inkOf(finding.color)));
}

function inked(ink: Ink): (mark: BareMark) => Mark {
  return (mark) => ({ ...mark, ink, isInverse: false });
}

type Pattern = Hatch | 'solid';

/**
 * Findings on different surfaces of one tooth whose areas are nearly of one colour, by catalog id, and
 * the hatch that tells each of them from those before it. In the order of their ids, so that it is the
 * same whoever registered which first.
 */
function areaHatches({ surfaces }: ToothView): ReadonlyMap<string, Hatch> {
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
