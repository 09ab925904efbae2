import type { Lane } from '@/lib/agenda/rules/lanes';
import type { Span } from '@/lib/kit/dates/span';

/** A lane narrower than this part of a column has smaller letters: the hour is never cut. */
const SLIM = 0.3;

/** Where a part of the day stands in its column. */
export function spanClass({ from, to }: Span): string {
  return `at-span at-h-${hour(from)} at-m-${from % 60} til-h-${hour(to)} til-m-${to % 60}`;
}

export function laneClass({ lane, of, wide = 1 }: Lane): string {
  const width = wide === 1 ? '' : ` wide-${wide}`;
  return `in-lane lane-${lane} lanes-${of}${width}${wide / of < SLIM ? ' slim' : ''}`;
}

/** Minutes that a line of words takes on the scale of `agenda.css`. */
const LINE = 10;
const MAX_LINES = 12;

/** As many lines of words as its height has: none is cut in half. */
export function linesOf({ from, to }: Span): number {
  return Math.min(MAX_LINES, Math.max(1, Math.floor((to - from) / LINE)));
}

/** The tint of a doctor's hue. */
export function hueClass(hue: number | undefined): string {
  return hue === undefined ? 'doctor-grey' : `doctor-tint hue-${hue}`;
}

function hour(minutes: number): number {
  return Math.floor(minutes / 60);
}
