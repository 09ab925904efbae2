import { drawShape } from './draw-shape';
import { type BareMark, line } from './marks';
import { at } from './path';
import type { Direction, Prim } from './symbol';
import type { Zone } from './zone';

/** One stroke of a symbol in its zone. */
export function drawPrim(prim: Prim, zone: Zone): BareMark[] {
  switch (prim.kind) {
    case 'text':
      return [
        {
          type: 'text',
          x: zone.centre.x,
          y: zone.centre.y,
          text: prim.text,
          isSmall: [...prim.text].length > 2,
        },
      ];
    case 'arrow':
      return [line(arrowPath(prim.direction, zone), prim.isDashed ? 'dash' : 'none')];
    case 'bridge':
      return [line(bridgePath(prim.isAbutment, zone), prim.isDashed ? 'dash' : 'none')];
    default:
      return drawShape(prim.kind, zone, prim);
  }
}

function arrowPath(direction: Direction, { centre, half, occlusal, mesial }: Zone): string {
  const isAlong = direction === 'occlusal' || direction === 'apical';
  const sign = direction === 'occlusal' || direction === 'mesial' ? 1 : -1;
  const [dx, dy] = isAlong ? [0, occlusal * sign] : [mesial * sign, 0];
  const length = (isAlong ? half.y : half.x) * 0.85;
  const head = Math.min(6, length * 0.6);
  /** So far ahead, so far beside. */
  const p = (ahead: number, beside: number) =>
    at({ x: centre.x + dx * ahead - dy * beside, y: centre.y + dy * ahead + dx * beside });
  return `M${p(-length, 0)}L${p(length, 0)}M${p(length - head, head)}L${p(length, 0)}L${p(length - head, -head)}`;
}

/** A bar from edge to edge, so that it goes on at the next tooth; an abutment carries it. */
function bridgePath(isAbutment: boolean, { centre, half, occlusal, name }: Zone): string {
  const p = (dx: number, dy: number) => at({ x: centre.x + dx, y: centre.y + dy * occlusal });
  const width = name === 'apex' ? half.x : half.x * 0.95;
  const bar = `M${p(-width, 0)}L${p(width, 0)}`;
  return isAbutment ? `${bar}M${p(-5, 0)}L${p(-5, 8)}L${p(5, 8)}L${p(5, 0)}` : bar;
}
