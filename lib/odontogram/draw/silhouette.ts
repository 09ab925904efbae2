import { flatten, mapPath, type Path } from './path';
import { crownShape, rootShape } from './silhouette-shapes';
import { type SilhouetteSize, silhouetteSize } from './silhouette-size';
import type { Point, ToothFrame } from './tooth-frame';

/** A tooth from its vestibular side, in its cell. */
export interface Silhouette {
  readonly crown: Path;
  readonly hints: Path;
  /** From back to front. */
  readonly roots: readonly Path[];
  readonly canals: readonly Path[];
  readonly apexes: readonly Point[];
  /** Half of the crown's width, and both lengths from the neck. */
  readonly halfWidth: number;
  readonly crownHeight: number;
  readonly rootLength: number;
}

export function silhouette(
  { anatomy, neck, mesial, occlusal }: ToothFrame,
  size: SilhouetteSize = silhouetteSize(anatomy),
): Silhouette {
  const { halfWidth, crown: crownHeight, root: rootLength, spread } = size;
  const inCrown = (across: number, along: number): Point => ({
    x: neck.x + across * halfWidth * mesial,
    y: neck.y + along * crownHeight * occlusal,
  });
  const inRoot = (across: number, along: number): Point => ({
    x: neck.x + across * (1 + spread * along) * halfWidth * mesial,
    y: neck.y - along * rootLength * occlusal,
  });
  const { outline, hints } = crownShape(anatomy);
  const roots = rootShape(anatomy);
  const canals = roots.canals.map((canal) => mapPath(canal, inRoot));
  return {
    crown: mapPath(outline, inCrown),
    hints: mapPath(hints, inCrown),
    roots: roots.outlines.map((root) => mapPath(root, inRoot)),
    canals,
    apexes: canals.map((canal) => flatten(canal)[0]?.at(-1) ?? neck),
    halfWidth,
    crownHeight,
    rootLength,
  };
}
