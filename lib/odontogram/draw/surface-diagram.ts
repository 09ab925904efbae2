import { SURFACES, type SurfaceId } from '../tooth-view';
import { type Path, polygon, rectangle } from './path';
import { DIAGRAM_SIZE, type Point, type ToothFrame } from './tooth-frame';

/** One of the five parts of the crown as seen from above: a square in the middle of a rounded one. */
export interface SurfaceZone {
  readonly surface: SurfaceId;
  /** What is seen of it, and, a little larger, where it is hit. */
  readonly path: Path;
  readonly hit: Path;
  readonly centre: Point;
  /** Away from the middle; both 0 for the central surface. */
  readonly outward: Point;
}

const HALF = DIAGRAM_SIZE / 2;
const INNER = 12;
/** Beside the neighbour's a little stays free. */
const SEEN = HALF - 2.5;
const CORNER = 14;
/** Half of the edge of a front tooth, which has no chewing surface: long, and as thin as can be filled. */
const EDGE = { x: 17, y: 5 };

export function surfaceZones(frame: ToothFrame): readonly SurfaceZone[] {
  return SURFACES.map((surface) => zoneOf(surface, frame));
}

/** The whole of the five. */
export function diagramOutline({ diagram: { x, y } }: ToothFrame): Path {
  const [near, far] = [SEEN - CORNER, SEEN];
  const p = (dx: number, dy: number) => `${x + dx} ${y + dy}`;
  return [
    `M${p(-near, -far)}L${p(near, -far)}Q${p(far, -far)} ${p(far, -near)}`,
    `L${p(far, near)}Q${p(far, far)} ${p(near, far)}`,
    `L${p(-near, far)}Q${p(-far, far)} ${p(-far, near)}`,
    `L${p(-far, -near)}Q${p(-far, -far)} ${p(-near, -far)}Z`,
  ].join('');
}

function outwardOf(surface: SurfaceId, { mesial, occlusal }: ToothFrame): Point {
  switch (surface) {
    case 'occlusal':
      return { x: 0, y: 0 };
    case 'mesial':
      return { x: mesial, y: 0 };
    case 'distal':
      return { x: -mesial, y: 0 };
    case 'vestibular':
      return { x: 0, y: -occlusal };
    case 'palatal':
      return { x: 0, y: occlusal };
  }
}

function zoneOf(surface: SurfaceId, frame: ToothFrame): SurfaceZone {
  const outward = outwardOf(surface, frame);
  const { x, y } = frame.diagram;
  /** From the middle: so far outward, so far along the side. */
  const to = (out: number, along: number): Point => ({
    x: x + outward.x * out + outward.y * along,
    y: y + outward.y * out + outward.x * along,
  });
  const inner = frame.anatomy.position <= 3 ? EDGE : { x: INNER, y: INNER };
  if (surface === 'occlusal') {
    const path = rectangle(frame.diagram, inner.x, inner.y);
    const hit = rectangle(frame.diagram, INNER, INNER);
    return { surface, path, hit, centre: frame.diagram, outward };
  }
  const [innerOut, innerAlong] = outward.x === 0 ? [inner.y, inner.x] : [inner.x, inner.y];
  const at = (out: number, along: number) => {
    const point = to(out, along);
    return `${point.x} ${point.y}`;
  };
  /** On the bend of the outer corner, where two sides meet. */
  const bend = SEEN - CORNER / 4;
  const near = SEEN - CORNER;
  const end = SEEN - CORNER / 2;
  return {
    surface,
    path: [
      `M${at(innerOut, -innerAlong)}L${at(bend, -bend)}Q${at(SEEN, -end)} ${at(SEEN, -near)}`,
      `L${at(SEEN, near)}Q${at(SEEN, end)} ${at(bend, bend)}L${at(innerOut, innerAlong)}Z`,
    ].join(''),
    hit: polygon([to(INNER, -INNER), to(HALF, -HALF), to(HALF, HALF), to(INNER, INNER)]),
    centre: to((INNER + SEEN) / 2, 0),
    outward,
  };
}
