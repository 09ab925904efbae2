import { type Silhouette, silhouette } from './silhouette';
import { diagramOutline, type SurfaceZone, surfaceZones } from './surface-diagram';
import { type ToothFrame, toothFrame } from './tooth-frame';
import { type ToothZones, toothZones } from './zone';

/** What of a tooth is the same on every chart. */
export interface ToothGeometry {
  readonly frame: ToothFrame;
  readonly tooth: Silhouette;
  readonly surfaces: readonly SurfaceZone[];
  readonly diagram: string;
  readonly zones: ToothZones;
}

/** There are 52 teeth, and a chart is drawn again and again. */
const known = new Map<number, ToothGeometry>();

export function toothGeometry(fdi: number): ToothGeometry {
  const geometry = known.get(fdi) ?? made(fdi);
  known.set(fdi, geometry);
  return geometry;
}

function made(fdi: number): ToothGeometry {
  const frame = toothFrame(fdi);
  const tooth = silhouette(frame);
  const surfaces = surfaceZones(frame);
  const zones = toothZones(frame, tooth, surfaces);
  return { frame, tooth, surfaces, diagram: diagramOutline(frame), zones };
}
