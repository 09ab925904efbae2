import { flatten, type Path, segment } from './path';
import type { Point } from './tooth-frame';

/** The first is what a symbol asks for; the others tell findings of one colour apart. */
export const HATCHES = ['rising', 'falling', 'upright', 'level', 'crossed'] as const;
export type Hatch = (typeof HATCHES)[number];

const ANGLES: Readonly<Record<Hatch, readonly number[]>> = {
  rising: [-45],
  falling: [45],
  upright: [90],
  level: [0],
  crossed: [-45, 45],
};
const SPACING = 5;

/** Lines over the inside of a path, worked out here, so that no pattern has to be named by an id. */
export function hatchLines(path: Path, hatch: Hatch): Path {
  const outlines = flatten(path);
  return ANGLES[hatch].map((degrees) => linesAt(outlines, (degrees * Math.PI) / 180)).join('');
}

function linesAt(outlines: readonly (readonly Point[])[], angle: number): Path {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  /** Turned so that the lines lie level. */
  const turned = outlines.map((points) =>
    points.map(({ x, y }) => ({ x: x * cos + y * sin, y: y * cos - x * sin })),
  );
  const back = (x: number, y: number): Point => ({ x: x * cos - y * sin, y: x * sin + y * cos });
  // Each outline by itself: where two overlap there is no hole.
  return turned.map((points) => levelLines(points, back)).join('');
}

function levelLines(points: readonly Point[], back: (x: number, y: number) => Point): Path {
  const levels = points.map(({ y }) => y);
  const [top, bottom] = [Math.min(...levels), Math.max(...levels)];
  let path = '';
  for (let y = Math.ceil(top / SPACING) * SPACING + 0.5; y < bottom; y += SPACING) {
    const crossings = crossingsAt(points, y).sort((a, b) => a - b);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      path += segment(back(crossings[index] ?? 0, y), back(crossings[index + 1] ?? 0, y));
    }
  }
  return path;
}

function crossingsAt(points: readonly Point[], y: number): number[] {
  return points.flatMap((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    if (point.y < y === next.y < y) return [];
    return [point.x + ((next.x - point.x) * (y - point.y)) / (next.y - point.y)];
  });
}
