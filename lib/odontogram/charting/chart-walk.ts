import { dentitionOf } from '@/lib/odontogram/rules/fdi';
import type { SurfaceId } from '../tooth-view';

export type Direction = 'left' | 'right' | 'up' | 'down';

const QUADRANT_ROWS = [
  [1, 2],
  [5, 6],
  [8, 7],
  [4, 3],
] as const;

/** The rows of a chart from above, each tooth as the viewer meets it from the left; none is empty. */
export function rowsOf(shown: ReadonlySet<number>): number[][] {
  return QUADRANT_ROWS.map((quadrants) =>
    [...shown]
      .filter((fdi) => quadrants.some((quadrant) => quadrant === quadrantOf(fdi)))
      .sort((a, b) => columnOf(a) - columnOf(b)),
  ).filter((row) => row.length > 0);
}

/** The tooth that an arrow leads to; the same one at the edge. Up and down keep to the column. */
export function toothToward(rows: readonly number[][], fdi: number, direction: Direction): number {
  const at = rows.findIndex((row) => row.includes(fdi));
  const row = rows[at] ?? [];
  if (direction === 'left') return row[row.indexOf(fdi) - 1] ?? fdi;
  if (direction === 'right') return row[row.indexOf(fdi) + 1] ?? fdi;
  const next = rows[at + (direction === 'up' ? -1 : 1)] ?? [];
  const far = (other: number) => Math.abs(columnOf(other) - columnOf(fdi));
  return next.reduce((best, other) => (far(other) < far(best) ? other : best), next[0] ?? fdi);
}

/** The teeth between two, both included: of one row, or of a block over several. */
export function teethBetween(rows: readonly number[][], from: number, to: number): number[] {
  const at = (fdi: number) => rows.findIndex((row) => row.includes(fdi));
  const [first, last] = [at(from), at(to)].sort((a, b) => a - b);
  const [left = 0, right = 0] = [columnOf(from), columnOf(to)].sort((a, b) => a - b);
  return rows
    .slice(first, (last ?? 0) + 1)
    .flat()
    .filter((fdi) => columnOf(fdi) >= left && columnOf(fdi) <= right);
}

/** The surface that lies on a side of the crown as it is drawn; the viewer's sides, not the patient's. */
export function surfaceOnSide(fdi: number, side: Direction): SurfaceId {
  const quadrant = quadrantOf(fdi);
  const isUpper = [1, 2, 5, 6].includes(quadrant);
  const isViewersLeft = [1, 4, 5, 8].includes(quadrant);
  if (side === 'up') return isUpper ? 'vestibular' : 'palatal';
  if (side === 'down') return isUpper ? 'palatal' : 'vestibular';
  return (side === 'right') === isViewersLeft ? 'mesial' : 'distal';
}

const OPPOSITE = { left: 'right', right: 'left', up: 'down', down: 'up' } as const;

/** The surface that an arrow leads to: from the middle outwards, from a side back over the middle. */
export function surfaceToward(fdi: number, surface: SurfaceId, direction: Direction): SurfaceId {
  if (surface === 'occlusal') return surfaceOnSide(fdi, direction);
  if (surface === surfaceOnSide(fdi, OPPOSITE[direction])) return 'occlusal';
  return surface === surfaceOnSide(fdi, direction) ? surface : surfaceOnSide(fdi, direction);
}

/** From the viewer's left, 0 to 15; a temporary tooth has that of the one that follows it. */
function columnOf(fdi: number): number {
  const position = fdi % 10;
  const isViewersLeft = [1, 4, 5, 8].includes(quadrantOf(fdi));
  return isViewersLeft ? 8 - position : 7 + position;
}

/** 1 to 4 in the permanent, 5 to 8 in the temporary dentition. */
function quadrantOf(fdi: number): number {
  return Math.trunc(fdi / 10);
}

/** The teeth of a quadrant or an arch that a chart shows, with those of the other dentition there. */
export function teethOfPart(shown: ReadonlySet<number>, quadrants: readonly number[]): number[] {
  return [...shown].filter((fdi) => {
    const quadrant = quadrantOf(fdi);
    return quadrants.includes(dentitionOf(fdi) === 'temporary' ? quadrant - 4 : quadrant);
  });
}
