import type { FindingView } from '../tooth-view';
import { drawPrim } from './draw-prim';
import { evolutionMark } from './evolution-mark';
import { type Hatch, hatchLines } from './hatch';
import { inkOf } from './ink';
import { area, type BareMark, line, type Mark } from './marks';
import { type Prim, readSymbol, usualZone, type ZoneName } from './symbol';
import type { Zone } from './zone';

export interface Ground {
  /** The zone that a symbol names, or where its kind usually stands. */
  readonly zoneOf: (name: ZoneName | undefined, usual: ZoneName) => Zone;
  /** What tells its areas from others of the tooth. */
  readonly hatch?: Hatch | undefined;
  /** The surface that says how far it has come. */
  readonly evolutionOn?: Zone;
}

const UNKNOWN: readonly Prim[] = [{ kind: 'text', text: '?', isDashed: false, isHatched: false }];

/** What of a finding its drawing depends on. */
export type Drawable = Pick<
  FindingView,
  'label' | 'isKnown' | 'color' | 'symbol' | 'evolutionStep'
>;

/** One finding: its symbol and how far it has come. What nobody knows is a question mark. */
export function drawFinding(finding: Drawable, ground: Ground): Mark[] {
  const ink = inkOf(finding.color);
  const prims = finding.isKnown ? readSymbol(finding.symbol, finding.label).prims : UNKNOWN;
  const filled = new Set<string>();
  const marks: Mark[] = [];
  for (const prim of prims) {
    const zone = ground.zoneOf(prim.zone, usualZone(prim.kind));
    const isInverse = filled.has(zone.path);
    if (isSolid(prim, ground)) filled.add(zone.path);
    marks.push(...drawn(prim, zone, ground).map((mark) => ({ ...mark, ink, isInverse })));
  }
  const { evolutionOn } = ground;
  if (!evolutionOn) return marks;
  const isInverse = filled.has(evolutionOn.path);
  const evolution = evolutionMark(finding.evolutionStep, cornerOf(evolutionOn));
  return [...marks, ...evolution.map((mark) => ({ ...mark, ink, isInverse }))];
}

function drawn(prim: Prim, zone: Zone, { hatch }: Ground): BareMark[] {
  const isArea = prim.kind === 'fill' || prim.kind === 'hatch';
  if (!hatch || !isArea) return drawPrim(prim, zone);
  return [area(zone.path, true), line(hatchLines(zone.path, hatch), 'none', true)];
}

function isSolid({ kind, isDashed, isHatched }: Prim, { hatch }: Ground): boolean {
  return kind === 'fill' && !isDashed && !isHatched && !hatch;
}

/** Beside the middle of a surface, where its symbol leaves room. */
function cornerOf({ centre, outward }: Zone) {
  if (outward.x !== 0) return { x: centre.x + outward.x * 3, y: centre.y + 16 };
  if (outward.y !== 0) return { x: centre.x + 18, y: centre.y + outward.y * 3 };
  return { x: centre.x + 7, y: centre.y + 7 };
}
