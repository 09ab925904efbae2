import { hatchLines } from './hatch';
import { area, type BareMark, line } from './marks';
import { at, ellipse, mapPath, type Path, polygon, rectangle, segment } from './path';
import type { ShapeKind } from './symbol';
import type { Point } from './tooth-frame';
import type { Zone } from './zone';

/** Units below which a body would leave no room between its threads: it is a line then. */
const SLENDER = 12;

/** A screw that narrows away from the chewing edge, with as many threads across it as it has room for. */
function screwPath({ centre, half, occlusal }: Zone): Path {
  const width = Math.max(4, Math.min(half.x * 0.55, half.y * 0.4, 11));
  const length = half.y * 0.92;
  const threads = Math.max(2, Math.min(5, Math.floor(half.y / 4)));
  const p = (across: number, along: number) =>
    at({ x: centre.x + across * width, y: centre.y - along * length * occlusal });
  const crossing = Array.from({ length: threads }, (_, index) => {
    const along = -0.62 + (index * 1.6) / threads;
    const wide = 1.05 - (along + 1) * 0.22;
    return `M${p(-wide, along)}L${p(wide, along + 0.14)}`;
  });
  if (half.y < SLENDER) return `M${p(0, -1)}L${p(0, 1)}${crossing.join('')}`;
  const body = `M${p(-1, -1)}L${p(1, -1)}L${p(0.55, 0.8)}Q${p(0.45, 1)} ${p(0, 1)}Q${p(-0.45, 1)} ${p(-0.55, 0.8)}Z`;
  return body + crossing.join('');
}

export interface Look {
  readonly isDashed: boolean;
  readonly isHatched: boolean;
}

/** The strokes of one shape in its zone. */
export function drawShape(kind: ShapeKind | 'initials-box', zone: Zone, look: Look): BareMark[] {
  const dash = look.isDashed ? 'dash' : 'none';
  const stroke = (path: Path) => [line(path, dash)];
  /** A closed outline, which a hatch can fill. */
  const outline = (path: Path) =>
    look.isHatched ? [...hatched(path), line(path, dash)] : [line(path, dash)];
  const { x, y } = zone.centre;
  const { x: halfWidth, y: halfHeight } = zone.half;
  const size = Math.min(halfWidth, halfHeight) * 0.8;
  const p = (dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });
  switch (kind) {
    case 'fill':
      if (look.isHatched) return hatched(zone.path);
      return look.isDashed ? [area(zone.path, true), line(zone.path, dash)] : [area(zone.path)];
    case 'outline':
      // A crown that was made covers the tooth: its colour is seen through it.
      if (zone.name === 'crown' && !look.isHatched) {
        return [area(zone.path, true), line(zone.path, dash)];
      }
      return outline(inset(zone));
    case 'hatch':
      return hatched(zone.path);
    case 'cross': {
      const [dx, dy] = diagonal(zone);
      return stroke(segment(p(-dx, -dy), p(dx, dy)) + segment(p(-dx, dy), p(dx, -dy)));
    }
    case 'slash': {
      const [dx, dy] = diagonal(zone);
      return stroke(segment(p(-dx, dy), p(dx, -dy)));
    }
    case 'vline':
      return stroke(
        zone.name === 'root' ? zone.canals.join('') : segment(p(0, -halfHeight), p(0, halfHeight)),
      );
    case 'hline':
      return stroke(segment(p(-halfWidth, 0), p(halfWidth, 0)));
    case 'dline':
      return stroke(
        segment(p(-halfWidth, -2.5), p(halfWidth, -2.5)) +
          segment(p(-halfWidth, 2.5), p(halfWidth, 2.5)),
      );
    case 'ring':
      return outline(ringPath(zone));
    case 'square':
      return outline(rectangle(zone.centre, size, size));
    case 'triangle':
      return outline(polygon([p(0, -size), p(size, size * 0.75), p(-size, size * 0.75)]));
    case 'check':
      return stroke(
        `M${x - size * 0.7} ${y}L${x - size * 0.15} ${y + size * 0.55}L${x + size * 0.8} ${y - size * 0.6}`,
      );
    case 'screw':
      return stroke(screwPath(zone));
    case 'zigzag': {
      const step = halfWidth / 3;
      const points = [-3, -2, -1, 0, 1, 2, 3].map((n) => p(n * step, n % 2 === 0 ? 3.5 : -3.5));
      return stroke(`M${points.map((point) => `${point.x} ${point.y}`).join('L')}`);
    }
    case 'arc':
      return stroke(bow(zone, 0.7));
    case 'curve':
      return stroke(bow(zone, 0.8) + bowHead(zone));
    case 'initials-box':
      return [line(rectangle(zone.centre, Math.max(11, size), 7.5), 'dot')];
  }
}

function hatched(path: Path): BareMark[] {
  return [area(path, true), line(hatchLines(path, 'rising'), 'none', true)];
}

function inset({ name, path, centre }: Zone): Path {
  if (name !== 'surface' && name !== 'box') return path;
  const share = name === 'box' ? 0.94 : 0.8;
  return mapPath(path, (x, y) => ({
    x: centre.x + (x - centre.x) * share,
    y: centre.y + (y - centre.y) * share,
  }));
}

/** Half a diagonal; over a whole tooth it goes from corner to corner. */
function diagonal({ name, half }: Zone): readonly [number, number] {
  if (name === 'tooth') return [half.x, half.y];
  const least = Math.min(half.x, half.y) * 0.85;
  return [least, least];
}

function ringPath({ name, centre, half, apexes }: Zone): Path {
  if (name === 'apex') return apexes.map((apex) => ellipse(apex, 5)).join('');
  if (name === 'surface') return ellipse(centre, Math.min(half.x, half.y) * 0.85);
  return ellipse(centre, half.x + 2, half.y + 2);
}

/** Level, and bent away from the outer edge. */
function bow({ centre, half, outward }: Zone, share: number): Path {
  const width = Math.max(half.x, half.y) * share;
  const { x: ox, y: oy } = bent(outward);
  const at = (along: number, out: number) =>
    `${centre.x - oy * along + ox * out} ${centre.y + ox * along + oy * out}`;
  return `M${at(-width, 3)}C${at(-width * 0.5, -5)} ${at(width * 0.5, -5)} ${at(width, 3)}`;
}

function bowHead({ centre, half, outward }: Zone): Path {
  const width = Math.max(half.x, half.y) * 0.8;
  const { x: ox, y: oy } = bent(outward);
  const at = (along: number, out: number) =>
    `${centre.x - oy * along + ox * out} ${centre.y + ox * along + oy * out}`;
  return `M${at(width - 6, 3.5)}L${at(width, 3)}L${at(width - 0.5, -3.5)}`;
}

/** The central surface has no outer edge. */
function bent(outward: Point): Point {
  return outward.x === 0 && outward.y === 0 ? { x: 0, y: 1 } : outward;
}
