import { type FindingView, SURFACES, type ToothView } from '../tooth-view';
import { areaHatches } from './area-hatches';
import { drawFinding } from './draw-finding';
import { evolutionMark } from './evolution-mark';
import { type Ink, inkOf } from './ink';
import type { BareMark, Mark } from './marks';
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
