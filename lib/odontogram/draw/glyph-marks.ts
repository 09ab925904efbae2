import { anatomyOf } from './anatomy';
import { type ToothBody, toothBody } from './base';
import { type Drawable, drawFinding } from './draw-finding';
import type { Mark } from './marks';
import { rectangle } from './path';
import { type Silhouette, silhouette } from './silhouette';
import { readSymbol } from './symbol';
import type { ToothFrame } from './tooth-frame';
import { toothZones, type Zone } from './zone';

/** A side of the little picture, in pixels. */
export const GLYPH_SIZE = 32;

const MIDDLE = { x: GLYPH_SIZE / 2, y: GLYPH_SIZE / 2 };

/** A little tooth of no place in particular. */
const FRAME: ToothFrame = {
  fdi: 15,
  anatomy: anatomyOf(15),
  width: GLYPH_SIZE,
  height: GLYPH_SIZE,
  number: MIDDLE,
  apical: { x: MIDDLE.x, y: 3 },
  neck: { x: MIDDLE.x, y: 16 },
  diagram: MIDDLE,
  mesial: 1,
  occlusal: 1,
};

const GLYPH_TOOTH: Silhouette = silhouette(FRAME, {
  halfWidth: 9,
  crown: 14,
  root: 13,
  spread: 0,
});
export const GLYPH_SURFACE = rectangle(MIDDLE, 12, 12);

const ZONES = toothZones(FRAME, GLYPH_TOOTH, []);
const SURFACE: Zone = {
  ...ZONES.of('crown'),
  name: 'surface',
  path: GLYPH_SURFACE,
  centre: MIDDLE,
  half: { x: 11, y: 11 },
  outward: { x: 0, y: 1 },
};

const NO_SURFACES = { occlusal: [], mesial: [], distal: [], vestibular: [], palatal: [] };

/** What the little tooth is: of a finding that puts something in its place, that. */
export function glyphBody(finding: Drawable): ToothBody {
  const { base } = readSymbol(finding.symbol, finding.label);
  const view = { base, whole: [finding], surfaces: NO_SURFACES };
  return toothBody(view, { frame: FRAME, tooth: GLYPH_TOOTH, zones: ZONES });
}

/** A finding by itself, on a little tooth or on one surface, which has no room for the other. */
export function glyphMarks(finding: Drawable, isOfSurface: boolean): readonly Mark[] {
  return drawFinding(finding, {
    zoneOf: (name, usual) => {
      const isSurface = isOfSurface || name === 'surface' || name === 'box';
      return isSurface ? SURFACE : ZONES.of(name ?? usual);
    },
  });
}
