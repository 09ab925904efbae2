import { type Silhouette, silhouette } from './silhouette';
import { diagramOutline, type SurfaceZone, surfaceZones } from './surface-diagram';
import { type ToothFrame, toothFrame } from './tooth-frame';
import { type ToothZones, toothZones } from './zone';

/** What of a tooth is the same whatever is charted on it. */
export interface ToothGeometry {
  readonly frame: ToothFrame;
  readonly tooth: Silhouette;
  readonly surfaces: readonly SurfaceZone[];
  readonly diagram: string;
  readonly zones: ToothZones;
}

/** There are 52 teeth, each in a place or two, and a chart is drawn again and again. */
const known = new Map<string, ToothGeometry>();

/**
 * `left` is where its cell begins in the drawing. It is in the numbers themselves: 32 transforms are as
 * many layers for a browser to sort with each edit, which is a fifth of the time to the screen.
 */
export function toothGeometry(fdi: number, left = 0): ToothGeometry {
  const key = `${fdi} ${left}`;
  const geometry = known.get(key) ?? made(fdi, left);
  known.set(key, geometry);
  return geometry;
}

function made(fdi: number, left: number): ToothGeometry {
  const frame = toothFrame(fdi, left);
  const tooth = silhouette(frame);
  const surfaces = surfaceZones(frame);
  const zones = toothZones(frame, tooth, surfaces);
  return { frame, tooth, surfaces, diagram: diagramOutline(frame), zones };
}
