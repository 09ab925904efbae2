import type { SurfaceId } from '../tooth-view';
import { type Path, rectangle } from './path';
import type { Silhouette } from './silhouette';
import { diagramOutline, type SurfaceZone } from './surface-diagram';
import type { ZoneName } from './symbol';
import { DIAGRAM_SIZE, type Point, type ToothFrame } from './tooth-frame';

/** Where a stroke of a symbol stands. */
export interface Zone {
  readonly name: ZoneName;
  readonly path: Path;
  readonly centre: Point;
  /** Half of its width and height. */
  readonly half: { readonly x: number; readonly y: number };
  readonly canals: readonly Path[];
  readonly apexes: readonly Point[];
  /** The way to the chewing edge, and to the middle of the arch. */
  readonly occlusal: 1 | -1;
  readonly mesial: 1 | -1;
  /** Where the outer edge is: of a tooth, its chewing edge. */
  readonly outward: Point;
}

export interface ToothZones {
  readonly of: (name: ZoneName) => Zone;
  readonly surface: (surface: SurfaceId) => Zone;
}

export function toothZones(
  frame: ToothFrame,
  tooth: Silhouette,
  surfaces: readonly SurfaceZone[],
): ToothZones {
  const { neck, occlusal, mesial } = frame;
  const common = {
    canals: tooth.canals,
    apexes: tooth.apexes,
    occlusal,
    mesial,
    outward: { x: 0, y: occlusal },
  };
  const roots = tooth.roots.join('');
  const { halfWidth, crownHeight, rootLength } = tooth;
  const along = (from: number, to: number) => ({
    centre: { x: neck.x, y: neck.y + ((from + to) / 2) * occlusal },
    half: { x: halfWidth, y: (to - from) / 2 },
  });
  const box = diagramOutline(frame);
  const zones: Record<Exclude<ZoneName, 'surface'>, Omit<Zone, 'name'>> = {
    crown: { ...common, path: tooth.crown, ...along(0, crownHeight) },
    root: { ...common, path: roots, ...along(-rootLength, 0) },
    tooth: { ...common, path: roots + tooth.crown, ...along(-rootLength, crownHeight) },
    apex: {
      ...common,
      path: rectangle(frame.apical, tooth.halfWidth, 5),
      centre: frame.apical,
      half: { x: frame.width / 2, y: 6 },
    },
    box: {
      ...common,
      path: box,
      centre: frame.diagram,
      half: { x: DIAGRAM_SIZE / 2 - 4, y: DIAGRAM_SIZE / 2 - 4 },
    },
  };
  return {
    of: (name) => ({ name, ...zones[name === 'surface' ? 'box' : name] }),
    surface: (id) => {
      const zone = surfaces.find(({ surface }) => surface === id);
      if (!zone) return { name: 'box', ...zones.box };
      const isOnSide = zone.outward.x !== 0;
      return {
        ...common,
        name: 'surface',
        path: zone.path,
        centre: zone.centre,
        half: surfaceHalf(id, isOnSide),
        outward: zone.outward,
      };
    },
  };
}

/** Of what fits into a surface, which narrows towards the middle. */
function surfaceHalf(id: SurfaceId, isOnSide: boolean): Zone['half'] {
  if (id === 'occlusal') return { x: 10, y: 10 };
  return isOnSide ? { x: 9, y: 16 } : { x: 16, y: 9 };
}
