import type { Point } from './tooth-frame';

/** Our own drawings: absolute M, L, C, Q and Z with a space between all numbers. */
export type Path = string;

const PAIR = /(-?[\d.]+) (-?[\d.]+)/g;

/** The path with each of its points moved. */
export function mapPath(path: Path, to: (x: number, y: number) => Point): Path {
  return path.replace(PAIR, (_pair, x, y) => at(to(Number(x), Number(y))));
}

/** A point as it is written in a path, to a hundredth. */
export function at({ x, y }: Point): string {
  return `${short(x)} ${short(y)}`;
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}

export function polygon(points: readonly Point[]): Path {
  return `M${points.map(at).join('L')}Z`;
}

export function rectangle({ x, y }: Point, halfWidth: number, halfHeight: number): Path {
  const [left, right] = [x - halfWidth, x + halfWidth];
  const [top, bottom] = [y - halfHeight, y + halfHeight];
  return polygon([
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]);
}

export function segment(from: Point, to: Point): Path {
  return `M${at(from)}L${at(to)}`;
}

/** An ellipse of four curves, for paths are all that is hatched and dashed. */
export function ellipse({ x, y }: Point, rx: number, ry = rx): Path {
  const [cx, cy] = [rx * 0.5523, ry * 0.5523];
  const p = (dx: number, dy: number) => at({ x: x + dx, y: y + dy });
  return [
    `M${p(-rx, 0)}`,
    `C${p(-rx, -cy)} ${p(-cx, -ry)} ${p(0, -ry)}`,
    `C${p(cx, -ry)} ${p(rx, -cy)} ${p(rx, 0)}`,
    `C${p(rx, cy)} ${p(cx, ry)} ${p(0, ry)}`,
    `C${p(-cx, ry)} ${p(-rx, cy)} ${p(-rx, 0)}Z`,
  ].join('');
}

const STEPS = 8;

/** The outlines of a path as polygons. */
export function flatten(path: Path): Point[][] {
  const outlines: Point[][] = [];
  for (const [, command, numbers] of path.matchAll(/([MLCQ])([^MLCQZ]*)/g)) {
    const points = [...(numbers ?? '').matchAll(PAIR)].map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    }));
    if (command === 'M') outlines.push([]);
    const outline = outlines.at(-1);
    const from = outline?.at(-1);
    if (command === 'M' || command === 'L' || !from) outline?.push(...points);
    else
      for (let step = 1; step <= STEPS; step++)
        outline?.push(along([from, ...points], step / STEPS));
  }
  return outlines;
}

/** De Casteljau: the point of a curve at `share` of its way. */
function along(points: readonly Point[], share: number): Point {
  const [first, ...rest] = points;
  if (!first) return { x: 0, y: 0 };
  if (rest.length === 0) return first;
  const next = rest.map((point, index) => {
    const from = points[index] ?? point;
    return { x: from.x + (point.x - from.x) * share, y: from.y + (point.y - from.y) * share };
  });
  return along(next, share);
}
