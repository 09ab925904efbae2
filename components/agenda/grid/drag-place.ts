import type { AgendaColumn } from '@/lib/agenda/rules/agenda-columns';
import { type Place, resized, STEP, shifted } from '@/lib/agenda/rules/place';
import type { VisibleHours } from '@/lib/agenda/rules/visible-hours';
import { LONGEST_HOURS } from '@/lib/contract/limits';
import type { Span } from '@/lib/kit/dates/span';

/** What a pointer is over: a column, and the minute of its day. */
export interface Pointed {
  readonly column: number;
  readonly minute: number;
}

/** Of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How an appointment was taken: in its middle, or by its lower edge. */
export type Grip = 'whole' | 'end';

interface Drag {
  readonly grip: Grip;
  /** Where it was before. */
  readonly origin: Place;
  /** The minute at which it was taken. */
  readonly taken: number;
}

/** Where an appointment is that hangs on a pointer: in steps, and within the hours that are shown. */
export function draggedTo(
  { grip, origin, taken }: Drag,
  at: Pointed,
  columns: readonly AgendaColumn[],
  { first, last }: VisibleHours,
): Place {
  if (grip === 'end') {
    const place = resized(origin, at.minute - taken);
    return { ...place, to: Math.min(place.to, last * 60) };
  }
  const column = columns[at.column];
  const place = {
    ...origin,
    ...(column && { date: column.date, doctorId: column.doctorId }),
  };
  const highest = first * 60 - origin.from;
  const lowest = last * 60 - origin.to;
  return shifted(place, Math.max(highest, Math.min(lowest, at.minute - taken)));
}

/** A time that was drawn over a column. */
export interface Drawn extends Span {
  readonly column: number;
}

interface Drawing {
  readonly column: number;
  /** Where a click would have begun. */
  readonly minute: number;
  /** The minute that was pressed. */
  readonly pressed: number;
}

/** From where the pointer was pressed to where it is, down or up, in steps and not without length. */
export function drawnFrom({ column, minute, pressed }: Drawing, pointed: number): Drawn {
  const longest = LONGEST_HOURS * 60;
  if (pointed < pressed) {
    const to = Math.max(Math.ceil(pressed / STEP) * STEP, minute + STEP);
    const highest = Math.min(Math.floor(pointed / STEP) * STEP, minute);
    return { column, from: Math.max(highest, to - longest), to };
  }
  const to = Math.min(Math.max(Math.ceil(pointed / STEP) * STEP, minute + STEP), minute + longest);
  return { column, from: minute, to };
}

/** Whether a pointer is on the part of the grid that the window shows. */
export function isOver(
  scroller: Pick<HTMLElement, 'getBoundingClientRect'>,
  { x, y }: Point,
): boolean {
  const { top, bottom, left, right } = scroller.getBoundingClientRect();
  return (
    x >= Math.max(left, 0) &&
    x <= Math.min(right, window.innerWidth) &&
    y >= Math.max(top, 0) &&
    y <= Math.min(bottom, window.innerHeight)
  );
}

/** What a point of the window is over, or the nearest there is. */
export function pointedAt(
  scroller: HTMLElement,
  { x, y }: Point,
  { first, last }: VisibleHours,
): Pointed {
  const boxes = [...scroller.querySelectorAll('[data-column]')].map((each) =>
    each.getBoundingClientRect(),
  );
  const found = boxes.findIndex(({ right }) => x < right);
  const column = found === -1 ? boxes.length - 1 : found;
  const box = boxes[column];
  const share = box ? (y - box.top) / box.height : 0;
  const minute = (first + Math.min(Math.max(share, 0), 1) * (last - first)) * 60;
  return { column, minute };
}

/** Pixels from the edge of the grid within which it moves on under the pointer, and how fast. */
const EDGE = 36;
const SPEED = 10;

/** Scrolls on where a pointer has come to the edge from where it was; answers whether it did. */
export function scrollAtEdge(scroller: HTMLElement, { x, y }: Point, from: Point): boolean {
  const { top, bottom, left, right } = scroller.getBoundingClientRect();
  const before = [scroller.scrollTop, scroller.scrollLeft];
  // The heads of the columns stand over the upper edge, the hours over the left one.
  if (y < Math.min(from.y, top + 56 + EDGE)) scroller.scrollTop -= SPEED;
  else if (y > Math.max(from.y, Math.min(bottom, window.innerHeight) - EDGE))
    scroller.scrollTop += SPEED;
  if (x < Math.min(from.x, left + 56)) scroller.scrollLeft -= SPEED;
  else if (x > Math.max(from.x, right - EDGE)) scroller.scrollLeft += SPEED;
  return before[0] !== scroller.scrollTop || before[1] !== scroller.scrollLeft;
}
