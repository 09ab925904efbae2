import type { DoctorWeek } from '@/lib/agenda/rules/working-day';
import { sortedExceptions, WEEKDAYS, type WorkingBlock } from '@/lib/kit/schedule';

export type Weekday = (typeof WEEKDAYS)[number];

/** The two parts of a schedule, each sent only where it changed. */
export const PARTS = ['workingDays', 'exceptions'] as const;
export type Part = (typeof PARTS)[number];

/** A block as it is sent: no name, and no lunch that is empty. */
export interface WireBlock {
  readonly day: string;
  readonly locationId: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly lunchStartTime?: string;
  readonly lunchEndTime?: string;
}

export function isWeekday(day: string): day is Weekday {
  return WEEKDAYS.some((known) => known === day);
}

/** The order of the week and of the day; what names no day comes last. */
export function inWeekOrder(one: WorkingBlock, other: WorkingBlock): number {
  return (
    dayPlace(one.day) - dayPlace(other.day) ||
    compare(one.startTime, other.startTime) ||
    compare(one.endTime, other.endTime) ||
    compare(one.locationId, other.locationId)
  );
}

/** A week as it is sent and compared: two that mean the same are written the same. */
export function wireBlocks(blocks: readonly WorkingBlock[]): WireBlock[] {
  return blocks
    .toSorted(inWeekOrder)
    .map(({ day, locationId, startTime, endTime, lunchStartTime, lunchEndTime }) => ({
      day,
      locationId,
      startTime,
      endTime,
      ...(lunchStartTime && { lunchStartTime }),
      ...(lunchEndTime && { lunchEndTime }),
    }));
}

/** The parts in which two schedules differ. */
export function changedParts(one: DoctorWeek, other: DoctorWeek): Part[] {
  return PARTS.filter((part) => !isSamePart(part, one, other));
}

/** The parts that somebody else changed and that were changed here too, and differently. */
export function clashingParts(mine: DoctorWeek, loaded: DoctorWeek, now: DoctorWeek): Part[] {
  const theirs = changedParts(now, loaded);
  const own = changedParts(mine, loaded);
  return changedParts(mine, now).filter((part) => theirs.includes(part) && own.includes(part));
}

function isSamePart(part: Part, one: DoctorWeek, other: DoctorWeek): boolean {
  return JSON.stringify(written(part, one)) === JSON.stringify(written(part, other));
}

function written(part: Part, { workingDays, exceptions }: DoctorWeek) {
  return part === 'workingDays' ? wireBlocks(workingDays) : sortedExceptions(exceptions);
}

function dayPlace(day: string): number {
  return isWeekday(day) ? WEEKDAYS.indexOf(day) : WEEKDAYS.length;
}

/** By code: a collation would depend on the machine. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
