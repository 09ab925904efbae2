import { addDays, type ClinicMoment } from '@/lib/kit/dates/clinic-time';
import { overlaps, type Span } from '@/lib/kit/dates/span';
import { weekdayOf } from '@/lib/kit/schedule';
import { type AgendaEntry, spanOn } from './agenda-entry';
import { canBeMoved } from './place';
import { type KnownWeek, type WorkingDay, workingDayOf } from './working-day';

/** Time in which nobody is to be booked, in minutes since midnight of each of its dates. */
export interface Block extends Span {
  readonly id: string;
  /** Absent: every doctor. */
  readonly doctorId?: string;
  /** Absent: every location. */
  readonly locationId?: string;
  /** `YYYY-MM-DD`; the first where it repeats. */
  readonly date: string;
  /** Weekly until this date, inclusive; absent: once. */
  readonly weeklyUntil?: string;
  readonly reason: string;
}

interface Where {
  readonly date: string;
  readonly doctorId: string;
  /** Absent: at any. */
  readonly locationId?: string | undefined;
}

/** The blocks that a doctor has on a date, the earliest first. */
export function blocksOn(
  blocks: readonly Block[],
  { date, doctorId, locationId }: Where,
): readonly Block[] {
  return blocks
    .filter(
      (block) =>
        isOn(block, date) &&
        (block.doctorId === undefined || block.doctorId === doctorId) &&
        (block.locationId === undefined ||
          locationId === undefined ||
          block.locationId === locationId),
    )
    .sort((one, other) => one.from - other.from || one.to - other.to);
}

function isOn({ date: first, weeklyUntil }: Block, date: string): boolean {
  if (weeklyUntil === undefined) return date === first;
  return date >= first && date <= weeklyUntil && weekdayOf(date) === weekdayOf(first);
}

/** The last date on which a block holds. */
export function lastDateOf({ date, weeklyUntil }: Pick<Block, 'date' | 'weeklyUntil'>): string {
  if (weeklyUntil === undefined) return date;
  let last = date;
  while (addDays(last, 7) <= weeklyUntil) last = addDays(last, 7);
  return last;
}

/** Why a doctor is not there on a date, or for a part of it. */
export interface Out {
  /** The whole day, by the schedule. */
  readonly isAbsent: boolean;
  readonly blocks: readonly Block[];
}

/**
 * What keeps a doctor away on a date; undefined where nothing does. A block at one location, or of
 * everybody, only counts where the doctor works then and there. An absence on a day without hours is none.
 */
export function outOn(
  blocks: readonly Block[],
  week: KnownWeek | undefined,
  { date, doctorId }: Pick<Where, 'date' | 'doctorId'>,
): Out | undefined {
  const day = typeof week === 'object' ? workingDayOf(week, date) : undefined;
  const isAbsent = day?.isException ?? false;
  const own = blocksOn(blocks, { date, doctorId }).filter((block) => isFelt(block, day));
  return isAbsent || own.length > 0 ? { isAbsent, blocks: own } : undefined;
}

function isFelt(block: Block, day: WorkingDay | undefined): boolean {
  if (day === undefined || (block.doctorId !== undefined && block.locationId === undefined)) {
    return true;
  }
  return day.hours.some(
    (hours) =>
      overlaps(hours, block) &&
      (block.locationId === undefined || block.locationId === hours.locationId),
  );
}

/**
 * The appointments that a doctor who is out leaves behind: those that can still be moved and have not
 * begun, in the order in which they were given.
 */
export function strandedBy(
  out: Out | undefined,
  entries: readonly AgendaEntry[],
  { date, doctorId, now }: Pick<Where, 'date' | 'doctorId'> & { readonly now: ClinicMoment },
): AgendaEntry[] {
  if (out === undefined) return [];
  return entries.filter((entry) => {
    if (entry.doctorId !== doctorId || entry.date !== date || !canBeMoved(entry)) return false;
    if (date < now.date || (date === now.date && entry.from < now.minutes)) return false;
    const span = spanOn(entry, date);
    if (span === undefined) return false;
    return out.isAbsent || out.blocks.some((block) => keepsFrom(block, { ...span, ...entry }));
  });
}

/** Whether a block takes the time of an appointment at its location. */
export function keepsFrom(
  block: Block,
  { locationId, ...span }: Span & { readonly locationId?: string | undefined },
): boolean {
  const isElsewhere =
    block.locationId !== undefined && locationId !== undefined && block.locationId !== locationId;
  return !isElsewhere && overlaps(block, span);
}
