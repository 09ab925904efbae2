import { type FindingView, SURFACES, type ToothView } from '../tooth-view';
import { drawShape } from './draw-shape';
import { type Path, rectangle, segment } from './path';
import { type Base, readSymbol, usualZone } from './symbol';
import type { ToothGeometry } from './tooth-geometry';

/** The body of a tooth as it is drawn under its findings. */
export interface ToothBody {
  readonly base: Base | undefined;
  readonly roots: readonly Path[];
  /** Of an implant: its screw and collar. */
  readonly fixture: Path | undefined;
  readonly crown: Path | undefined;
  /** Ridges and fissures of a crown that grew. */
  readonly hints: Path | undefined;
  readonly gum: Path | undefined;
  /** Whether the box of its surfaces is drawn and takes a click. */
  readonly hasSurfaces: boolean;
}

type Seen = Pick<ToothView, 'base' | 'surfaces'> & {
  readonly whole: readonly Pick<FindingView, 'isKnown' | 'symbol' | 'label'>[];
};
type Ground = Pick<ToothGeometry, 'tooth' | 'frame' | 'zones'>;

/** The body for what the findings of the whole tooth say; a tooth that the chart does not show has its own. */
export function toothBody(view: Seen | undefined, geometry: Ground): ToothBody {
  const { tooth, frame, zones } = geometry;
  const base = view?.base;
  const hasCrown = base !== 'root' && (base !== 'implant' || hasCrownOnTop(view));
  const hasRoots =
    base === undefined || base === 'unerupted' || base === 'erupting' || base === 'root';
  const [fixture] = base === 'implant' ? drawShape('screw', zones.of('root'), PLAIN) : [];
  const collar = rectangle(frame.neck, tooth.halfWidth * 0.45, 2.5);
  const isGrown = hasRoots && base !== 'root';
  return {
    base,
    roots: hasRoots ? tooth.roots : [],
    fixture: fixture?.type === 'line' ? fixture.path + collar : undefined,
    crown: hasCrown ? tooth.crown : undefined,
    hints: isGrown ? tooth.hints : undefined,
    gum: gumOf(base, geometry),
    hasSurfaces: view !== undefined && hasSurfaces(view),
  };
}

const PLAIN = { isDashed: false, isHatched: false };

/** Teeth whose crown nobody can reach. */
const OUT_OF_REACH: ReadonlySet<Base | undefined> = new Set(['absent', 'unerupted', 'root']);

/**
 * Whether surfaces of a tooth are drawn and can be chosen: not where a finding says that there is no
 * crown. What stands on them all the same is always seen.
 */
export function hasSurfaces(view: Seen): boolean {
  if (SURFACES.some((surface) => view.surfaces[surface].length > 0)) return true;
  // In mixed dentition a molar that nobody has looked at is drawn unerupted, and may well have come.
  if (view.whole.length === 0) return true;
  return !OUT_OF_REACH.has(view.base) && (view.base !== 'implant' || hasCrownOnTop(view));
}

function hasCrownOnTop(view: Seen | undefined): boolean {
  return (view?.whole ?? []).some(
    ({ isKnown, symbol, label }) =>
      isKnown &&
      readSymbol(symbol, label).prims.some(
        ({ zone, kind }) => (zone ?? usualZone(kind)) === 'crown',
      ),
  );
}

/** The line of the gum: before the chewing edge of a tooth that has not come, across one that comes. */
function gumOf(base: Base | undefined, { frame, tooth }: Ground): Path | undefined {
  if (base !== 'unerupted' && base !== 'erupting') return undefined;
  const depth = base === 'unerupted' ? tooth.crownHeight + 2.5 : tooth.crownHeight * 0.45;
  const y = frame.neck.y + depth * frame.occlusal;
  const half = tooth.halfWidth + 4;
  return segment({ x: frame.neck.x - half, y }, { x: frame.neck.x + half, y });
}
