import { type Dentition, isFdi } from '@/lib/odontogram/rules/fdi';
import { chartMode } from '../chart-mode';
import type { ChartViews } from '../chart-views';

/** A row of the chart: the FDI numbers of its two halves, each from the viewer's left to right. */
export interface ChartRow {
  readonly id: 'upper' | 'upper-temporary' | 'lower-temporary' | 'lower';
  readonly dentition: Dentition;
  readonly isUpper: boolean;
  /** The patient's right first. */
  readonly halves: readonly [readonly number[], readonly number[]];
}

const EIGHT = [8, 7, 6, 5, 4, 3, 2, 1];
const FIVE = [5, 4, 3, 2, 1];

function row(
  id: ChartRow['id'],
  dentition: Dentition,
  [right, left]: readonly [number, number],
): ChartRow {
  const positions = dentition === 'permanent' ? EIGHT : FIVE;
  return {
    id,
    dentition,
    isUpper: id.startsWith('upper'),
    halves: [
      positions.map((position) => right * 10 + position),
      positions.map((position) => left * 10 + position).reverse(),
    ],
  };
}

const ROWS: readonly ChartRow[] = [
  row('upper', 'permanent', [1, 2]),
  row('upper-temporary', 'temporary', [5, 6]),
  row('lower-temporary', 'temporary', [8, 7]),
  row('lower', 'permanent', [4, 3]),
];

/**
 * The rows of a mode, from top to bottom, and those of which a tooth has findings all the same. A tooth
 * in them that has no view is not present: its place is drawn as a ghost.
 */
export function chartRows(mode: string, views: ChartViews): readonly ChartRow[] {
  const known = chartMode(mode);
  const dentition = { adult: 'permanent', child: 'temporary', mixed: undefined }[known ?? 'mixed'];
  const present = new Set([...views.keys()].filter(isFdi));
  return ROWS.filter(
    (each) =>
      dentition === undefined ||
      each.dentition === dentition ||
      each.halves.flat().some((fdi) => present.has(fdi)),
  );
}

/** How many teeth the longest half of a row has. */
export function columnsPerHalf(rows: readonly ChartRow[]): number {
  return Math.max(...rows.flatMap(({ halves }) => halves.map((teeth) => teeth.length)));
}
