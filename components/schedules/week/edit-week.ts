import { inWeekOrder, type Weekday } from '@/components/schedules/schedule-parts';
import { DAY_MINUTES, type Span, timeOf } from '@/lib/kit/dates/span';
import { minutesOf, WEEKDAYS, type WorkingBlock } from '@/lib/kit/schedule';

/** A block as the form holds it: every field is what was typed, an empty lunch is none. */
export interface EditBlock {
  /** Stays with the block while it is edited. */
  readonly key: number;
  readonly day: string;
  readonly locationId: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly lunchStartTime: string;
  readonly lunchEndTime: string;
}

export type BlockField = Exclude<keyof EditBlock, 'key'>;

export interface EditWeek {
  readonly blocks: readonly EditBlock[];
  /** The key of the block that is made next. */
  readonly nextKey: number;
}

export type WeekEdit =
  | { readonly kind: 'load'; readonly blocks: readonly WorkingBlock[] }
  | {
      readonly kind: 'change';
      readonly key: number;
      readonly field: BlockField;
      readonly value: string;
    }
  | { readonly kind: 'add'; readonly day: Weekday; readonly locationId: string }
  | { readonly kind: 'split' | 'duplicate' | 'remove'; readonly key: number }
  | { readonly kind: 'copyDay'; readonly from: Weekday; readonly to: readonly Weekday[] }
  | { readonly kind: 'clearDay'; readonly day: Weekday };

type NewBlock = Omit<EditBlock, 'key'>;
type Times = Pick<EditBlock, 'startTime' | 'endTime' | 'lunchStartTime' | 'lunchEndTime'>;

const TIMES = ['startTime', 'endTime', 'lunchStartTime', 'lunchEndTime'] as const;
const MIDDLE_STEP = 5;
const LAST_MINUTE = DAY_MINUTES - 1;
const HOUR = 60;
const USUAL_CLOSING = 18 * HOUR;

export function startEditing(blocks: readonly WorkingBlock[]): EditWeek {
  return withNew({ blocks: [], nextKey: 0 }, blocks.map(formBlock));
}

/**
 * One change of the week. While times are typed the blocks keep their places, or the field that is
 * typed in would move; whatever adds or takes away blocks puts them in the order of the day again.
 */
export function editWeek(week: EditWeek, edit: WeekEdit): EditWeek {
  switch (edit.kind) {
    case 'load':
      return withNew({ blocks: [], nextKey: week.nextKey }, edit.blocks.map(formBlock));
    case 'change':
      return {
        ...week,
        blocks: week.blocks.map((block) =>
          block.key === edit.key ? { ...block, [edit.field]: edit.value } : block,
        ),
      };
    case 'add':
      return withNew(week, [nextBlock(week, edit.day, edit.locationId)]);
    case 'split':
      return replaced(week, edit.key, splitBlock);
    case 'duplicate':
      return replaced(week, edit.key, (block) => [block, copyAfter(week, block)]);
    case 'remove':
      return without(week, ({ key }) => key === edit.key);
    case 'copyDay': {
      const targets = edit.to.filter((day) => day !== edit.from);
      const source = week.blocks.filter(({ day }) => day === edit.from);
      const cleared = without(week, ({ day }) => targets.some((target) => target === day));
      return withNew(
        cleared,
        targets.flatMap((day) => source.map((block) => ({ ...block, day }))),
      );
    }
    case 'clearDay':
      return without(week, ({ day }) => day === edit.day);
  }
}

/** The two halves of a block: before and after its lunch, or else of its time; undefined for none. */
export function splitBlock(block: NewBlock): [NewBlock, NewBlock] | undefined {
  const span = spanOf(block.startTime, block.endTime);
  if (span === undefined) return undefined;
  const gap = gapOf(block, span);
  if (gap === undefined || gap.from <= span.from || gap.to >= span.to) return undefined;
  const free = { ...block, lunchStartTime: '', lunchEndTime: '' };
  return [
    { ...free, endTime: timeOf(gap.from) },
    { ...free, startTime: timeOf(gap.to) },
  ];
}

/** What a doctor who has no hours yet may begin with: from Monday to Friday, with a lunch. */
export function starterWeek(locationId: string): WorkingBlock[] {
  return WEEKDAYS.slice(0, 5).map((day) => ({
    day,
    locationId,
    startTime: '08:00',
    endTime: '17:00',
    lunchStartTime: '12:00',
    lunchEndTime: '13:00',
  }));
}

function formBlock(block: WorkingBlock): NewBlock {
  const { day, locationId, startTime, endTime, lunchStartTime = '', lunchEndTime = '' } = block;
  return { day, locationId, startTime, endTime, lunchStartTime, lunchEndTime };
}

function withNew({ blocks, nextKey }: EditWeek, made: readonly NewBlock[]): EditWeek {
  const keyed = made.map((block, index) => ({ ...block, key: nextKey + index }));
  return {
    blocks: [...blocks, ...keyed].toSorted(inWeekOrder),
    nextKey: nextKey + made.length,
  };
}

function without(week: EditWeek, which: (block: EditBlock) => boolean): EditWeek {
  return { ...week, blocks: week.blocks.filter((block) => !which(block)) };
}

/** The first of the new ones keeps the key, so that what had the focus still has it. */
function replaced(
  week: EditWeek,
  key: number,
  by: (block: EditBlock) => readonly NewBlock[] | undefined,
): EditWeek {
  const block = week.blocks.find((candidate) => candidate.key === key);
  const [first, ...more] = (block && by(block)) ?? [];
  if (first === undefined) return week;
  const others = week.blocks.filter((candidate) => candidate.key !== key);
  return withNew({ ...week, blocks: [...others, { ...first, key }] }, more);
}

/**
 * What most likely comes next on a day: the block that the day before it has at that time, or else an
 * afternoon after a pause, or an hour right after the last where the doctor's day is over by then.
 */
function nextBlock(week: EditWeek, day: Weekday, locationId: string): NewBlock {
  const ofDay = week.blocks.filter((block) => block.day === day);
  const end = lastEnd(ofDay);
  const model = dayBefore(week, day).find(
    (block) => (spanOf(block.startTime, block.endTime)?.from ?? -1) >= (end ?? 0),
  );
  if (model) return { ...model, day };
  const span = end === undefined ? { from: 480, to: 720 } : spanAfter(end, closing(week));
  return {
    day,
    locationId: ofDay.at(-1)?.locationId ?? locationId,
    startTime: span ? timeOf(span.from) : '',
    endTime: span ? timeOf(span.to) : '',
    lunchStartTime: '',
    lunchEndTime: '',
  };
}

/** Half a day after an hour's pause, as long as the doctor works; undefined where the day has no room. */
function spanAfter(end: number, closes: number): Span | undefined {
  const from = end + HOUR;
  if (from + HOUR <= closes) return { from, to: Math.min(from + 4 * HOUR, closes) };
  return from <= LAST_MINUTE ? { from: end, to: from } : undefined;
}

/** When the doctor's latest day is over; not before six in the evening. */
function closing({ blocks }: EditWeek): number {
  return Math.max(lastEnd(blocks) ?? 0, USUAL_CLOSING);
}

/** The blocks of the nearest day before this one that has any, in the order of the day. */
function dayBefore({ blocks }: EditWeek, day: Weekday): readonly NewBlock[] {
  const earlier = WEEKDAYS.slice(0, WEEKDAYS.indexOf(day)).toReversed();
  const before = earlier.find((name) => blocks.some((block) => block.day === name));
  return blocks.filter((block) => block.day === before).toSorted(inWeekOrder);
}

/** Right after the last of its day where there is room, else in the same place, for it to be moved. */
function copyAfter(week: EditWeek, block: EditBlock): NewBlock {
  const span = spanOf(block.startTime, block.endTime);
  const end = lastEnd(week.blocks.filter(({ day }) => day === block.day));
  if (span === undefined || end === undefined) return block;
  const later = end - span.from;
  return span.to + later > LAST_MINUTE ? block : { ...block, ...shifted(block, later) };
}

function shifted(block: Times, minutes: number): Partial<Times> {
  return Object.fromEntries(
    TIMES.map((field) => {
      const at = minutesOf(block[field]);
      return [field, at === null ? block[field] : timeOf(at + minutes)];
    }),
  );
}

function lastEnd(blocks: readonly EditBlock[]): number | undefined {
  const ends = blocks.flatMap(({ endTime }) => minutesOf(endTime) ?? []);
  return ends.length === 0 ? undefined : Math.max(...ends);
}

/** Where a block is divided: its lunch, or the middle of it, which takes no time. */
function gapOf(block: NewBlock, { from, to }: Span): Span | undefined {
  const { lunchStartTime, lunchEndTime } = block;
  if (lunchStartTime !== '' || lunchEndTime !== '') return spanOf(lunchStartTime, lunchEndTime);
  const middle = Math.round((from + to) / 2 / MIDDLE_STEP) * MIDDLE_STEP;
  return { from: middle, to: middle };
}

function spanOf(start: string, end: string): Span | undefined {
  const from = minutesOf(start);
  const to = minutesOf(end);
  return from === null || to === null || from >= to ? undefined : { from, to };
}
