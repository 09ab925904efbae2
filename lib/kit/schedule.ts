import type { FieldError } from '@/lib/contract/errors';
import { parseDate } from './dates/dates';

/** The week as the contract names its days, in the order of the clinic: from Monday. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** A doctor's hours at one place on one day; times are `HH:MM` on the clinic's clock. */
export interface WorkingBlock {
  readonly day: string;
  readonly locationId: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly lunchStartTime?: string | undefined;
  readonly lunchEndTime?: string | undefined;
}

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Minutes since midnight; null for what is no time of day, `24:00` included. */
export function minutesOf(time: string): number | null {
  const match = TIME.exec(time);
  return match === null ? null : Number(match[1]) * 60 + Number(match[2]);
}

/** The day of the week of a calendar date, `YYYY-MM-DD`. */
export function weekdayOf(date: string): (typeof WEEKDAYS)[number] {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay();
  return WEEKDAYS[(sundayFirst + 6) % 7] ?? 'monday';
}

/** From when to when somebody can be seen in a block, in minutes since midnight: not at lunch. */
export function openSpans(block: WorkingBlock): { readonly from: number; readonly to: number }[] {
  const from = minutesOf(block.startTime) ?? 0;
  const to = minutesOf(block.endTime) ?? 0;
  const lunch = minutesOf(block.lunchStartTime ?? '') ?? to;
  const after = minutesOf(block.lunchEndTime ?? '') ?? to;
  return [
    { from, to: lunch },
    { from: after, to },
  ].filter((span) => span.from < span.to);
}

/**
 * What is wrong with a week, each by its path (`workingDays.2.lunchStartTime`). `assigned` are the
 * locations the doctor works at. Blocks of one day may touch and never overlap, wherever they are.
 */
export function checkWorkingDays(
  blocks: readonly WorkingBlock[],
  assigned: readonly string[],
): FieldError[] {
  const spans: Span[] = [];
  const errors = blocks.flatMap((block, index) => {
    const found = [...checkPlace(block, assigned), ...checkTimes(block), ...checkLunch(block)];
    const from = minutesOf(block.startTime);
    const to = minutesOf(block.endTime);
    if (from !== null && to !== null && from < to) spans.push({ day: block.day, from, to, index });
    return found.map((error) => ({ ...error, path: `workingDays.${index}.${error.path}` }));
  });
  return [...errors, ...checkOverlaps(spans)];
}

/** What is wrong with the days on which a doctor is nowhere. */
export function checkExceptions(dates: readonly string[]): FieldError[] {
  return dates.flatMap((date, index) =>
    parseDate(date) === null
      ? [error(`exceptions.${index}`, 'invalid_date', 'Must be a date, YYYY-MM-DD.')]
      : [],
  );
}

/** Each date once, ascending. */
export function sortedExceptions(dates: readonly string[]): string[] {
  return [...new Set(dates)].sort();
}

interface Span {
  readonly day: string;
  readonly from: number;
  readonly to: number;
  readonly index: number;
}

function error(path: string, code: string, message: string): FieldError {
  return { path, code, message };
}

function checkPlace({ day, locationId }: WorkingBlock, assigned: readonly string[]): FieldError[] {
  return [
    ...(WEEKDAYS.some((known) => known === day)
      ? []
      : [error('day', 'invalid_day', 'Must be a day of the week in lower case, in English.')]),
    ...(assigned.includes(locationId)
      ? []
      : [error('locationId', 'not_assigned', 'The doctor does not work at this location.')]),
  ];
}

function checkTimes({ startTime, endTime }: WorkingBlock): FieldError[] {
  const errors = [...checkTime('startTime', startTime), ...checkTime('endTime', endTime)];
  if (errors.length > 0 || startTime < endTime) return errors;
  return [error('endTime', 'not_after_start', 'Must be later than the start.')];
}

function checkTime(path: string, time: string): FieldError[] {
  return minutesOf(time) === null
    ? [error(path, 'invalid_time', 'Must be a time of day, HH:MM.')]
    : [];
}

/** Times of two digits each compare as text. */
function checkLunch(block: WorkingBlock): FieldError[] {
  const { startTime, endTime, lunchStartTime: from, lunchEndTime: to } = block;
  if (from === undefined && to === undefined) return [];
  if (from === undefined || to === undefined) {
    const missing = from === undefined ? 'lunchStartTime' : 'lunchEndTime';
    return [error(missing, 'lunch_incomplete', 'Lunch needs both its start and its end.')];
  }
  const errors = [...checkTime('lunchStartTime', from), ...checkTime('lunchEndTime', to)];
  if (errors.length > 0 || checkTimes(block).length > 0) return errors;
  if (from >= to)
    return [error('lunchEndTime', 'not_after_start', 'Must be later than the start.')];
  return [
    ...(from < startTime
      ? [error('lunchStartTime', 'lunch_outside', 'Lunch must be inside the block.')]
      : []),
    ...(to > endTime
      ? [error('lunchEndTime', 'lunch_outside', 'Lunch must be inside the block.')]
      : []),
  ];
}

/** Named at the later of two in the list, as that is the one a person has just added. */
function checkOverlaps(spans: readonly Span[]): FieldError[] {
  return spans.flatMap((span, position) => {
    const other = spans
      .slice(0, position)
      .find(({ day, from, to }) => day === span.day && from < span.to && span.from < to);
    if (other === undefined) return [];
    const message = `Overlaps workingDays.${other.index} on the same day.`;
    return [error(`workingDays.${span.index}.startTime`, 'overlap', message)];
  });
}
