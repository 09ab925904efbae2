import type { AgendaColumn } from '@/lib/agenda/rules/agenda-columns';
import { takesTime } from '@/lib/agenda/rules/agenda-entry';
import { STEP } from '@/lib/agenda/rules/place';
import type { VisibleHours } from '@/lib/agenda/rules/visible-hours';

/** Where the keyboard is on the grid: a column, and a minute of its day. */
export interface Cursor {
  readonly column: number;
  readonly minute: number;
}

/** Minutes from one place to the next. */
const SLOT = 15;
const HOUR = 60;

/** The appointment that is there, the one that began last. */
export function entryAt(columns: readonly AgendaColumn[], { column, minute }: Cursor) {
  return columns[column]?.entries.findLast(
    ({ span }) => span.from <= minute && minute < Math.max(span.to, span.from + 1),
  );
}

/** Where a key leads from a place; `undefined` for a key that leads nowhere. */
export function moveCursor(
  key: string,
  from: Cursor,
  columns: readonly AgendaColumn[],
  hours: VisibleHours,
): Cursor | undefined {
  const there = entryAt(columns, from);
  const begin = there ? there.span.from : from.minute;
  const after = there ? Math.max(there.span.to, there.span.from + 1) : from.minute + SLOT;
  const to = (minute: number, column = from.column): Cursor => ({
    column: Math.min(Math.max(column, 0), Math.max(0, columns.length - 1)),
    minute: Math.min(Math.max(minute, hours.first * HOUR), hours.last * HOUR - SLOT),
  });
  switch (key) {
    case 'ArrowDown':
      return to(entryAt(columns, { ...from, minute: after }) ? after : ceil(after));
    case 'ArrowUp':
      return up(to(floor(begin - 1)), begin, columns);
    case 'ArrowRight':
      return to(from.minute, from.column + 1);
    case 'ArrowLeft':
      return to(from.minute, from.column - 1);
    case 'PageDown':
      return to(from.minute + HOUR);
    case 'PageUp':
      return to(from.minute - HOUR);
    case 'Home':
      return to(columns[from.column]?.day?.hours[0]?.from ?? hours.first * HOUR);
    case 'End':
      return to((columns[from.column]?.day?.hours.at(-1)?.to ?? hours.last * HOUR) - SLOT);
    default:
      return undefined;
  }
}

/** The minute on which somebody who points at a height of a column stands. */
export function minuteAt(share: number, { first, last }: VisibleHours): number {
  const minute = first * HOUR + share * (last - first) * HOUR;
  return floor(Math.min(Math.max(minute, first * HOUR), last * HOUR - SLOT));
}

/** What a click on a free place proposes. */
export interface ProposedStart {
  readonly minute: number;
  /** Minutes, where the free time is shorter than usual. */
  readonly duration?: number;
}

/** Minutes of an appointment until a procedure says otherwise, and of free time that is short. */
const USUAL = 30;
const SHORT = 60;

/**
 * Where something is to be booked: on the quarter that is pointed at, and not before what is taken above it
 * has ended. Short free time in which the usual length does not fit from there on is taken whole.
 */
export function startAt(share: number, column: AgendaColumn, hours: VisibleHours): ProposedStart {
  const slot = minuteAt(share, hours);
  const pointed = (hours.first + share * (hours.last - hours.first)) * HOUR;
  const taken = column.entries.filter(({ entry }) => takesTime(entry)).map(({ span }) => span);
  const above = taken
    .filter(({ to }) => to <= pointed)
    .map(({ to }) => Math.ceil(to / STEP) * STEP);
  const begin = Math.max(hours.first * HOUR, ...above);
  const end = Math.min(
    hours.last * HOUR,
    ...taken.map(({ from }) => from).filter((from) => from > pointed),
  );
  const minute = Math.max(slot, begin);
  if (minute + USUAL <= end || end - begin >= SHORT) return { minute };
  const fitting = Math.max(begin, Math.floor((end - USUAL) / STEP) * STEP);
  if (fitting + USUAL <= end) return { minute: fitting };
  const length = Math.floor((end - fitting) / STEP) * STEP;
  return length < STEP ? { minute } : { minute: fitting, duration: length };
}

/** From below, an appointment that begins between two slots is met before the slot above it. */
function up(place: Cursor, below: number, columns: readonly AgendaColumn[]): Cursor {
  const late = columns[place.column]?.entries.findLast(
    ({ span }) => span.from > place.minute && span.from < below,
  );
  return late ? { ...place, minute: late.span.from } : place;
}

function floor(minute: number): number {
  return Math.floor(minute / SLOT) * SLOT;
}

function ceil(minute: number): number {
  return Math.ceil(minute / SLOT) * SLOT;
}
