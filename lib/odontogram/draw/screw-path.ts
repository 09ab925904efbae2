import { at, type Path } from './path';
import type { Zone } from './zone';

/** Units below which a body would leave no room between its threads: it is a line then. */
const SLENDER = 12;

/** A screw that narrows away from the chewing edge, with as many threads across it as it has room for. */
export function screwPath({ centre, half, occlusal }: Zone): Path {
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
