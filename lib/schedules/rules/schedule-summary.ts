import { minutesIn } from '@/lib/kit/dates/span';
import { minutesOf, openSpans, WEEKDAYS, type WorkingBlock } from '@/lib/kit/schedule';

type Weekday = (typeof WEEKDAYS)[number];

/** Days in a row on which a doctor works the same hours at the same places. */
export interface SameDays<Block extends WorkingBlock> {
  readonly days: readonly Weekday[];
  /** Of the first of the days, in the order of the day. */
  readonly blocks: readonly Block[];
}

/** The week in as few lines as it can be said: "Monday to Friday 8:00–12:00 Sede Norte". */
export function summarizeWeek<Block extends WorkingBlock>(
  blocks: readonly Block[],
): SameDays<Block>[] {
  const lines: { days: Weekday[]; blocks: Block[]; key: string }[] = [];
  for (const day of WEEKDAYS) {
    const ofDay = blocksOf(blocks, day);
    const key = JSON.stringify(ofDay.map(wordsOf));
    const last = lines.at(-1);
    if (last?.key === key) last.days.push(day);
    else lines.push({ days: [day], blocks: ofDay, key });
  }
  return lines
    .filter((line) => line.blocks.length > 0)
    .map(({ days, blocks: same }) => ({ days, blocks: same }));
}

/** Runs of days on which a doctor works the same hours at the same places. */
export interface SameRuns<Block extends WorkingBlock> {
  readonly runs: readonly (readonly Weekday[])[];
  readonly blocks: readonly Block[];
}

/** Fewer lines still: every other day alike is one too, "Monday, Wednesday, Friday". */
export function summarizeAlike<Block extends WorkingBlock>(
  blocks: readonly Block[],
): SameRuns<Block>[] {
  const alike = new Map<string, { runs: (readonly Weekday[])[]; blocks: readonly Block[] }>();
  for (const { days, blocks: ofDays } of summarizeWeek(blocks)) {
    const key = JSON.stringify(ofDays.map(wordsOf));
    const known = alike.get(key);
    if (known) known.runs.push(days);
    else alike.set(key, { runs: [days], blocks: ofDays });
  }
  return [...alike.values()];
}

/** A day's blocks in the order of the day. */
export function blocksOf<Block extends WorkingBlock>(
  blocks: readonly Block[],
  day: Weekday,
): Block[] {
  return blocks
    .filter((block) => block.day === day)
    .sort((a, b) => a.startTime.localeCompare(b.startTime));
}

/** Minutes of a week in which patients can be seen, by location; lunch is none of them. */
export function weeklyMinutes(blocks: readonly WorkingBlock[]): ReadonlyMap<string, number> {
  const minutes = new Map<string, number>();
  for (const block of blocks) {
    if (minutesOf(block.startTime) === null || minutesOf(block.endTime) === null) continue;
    const known = minutes.get(block.locationId) ?? 0;
    minutes.set(block.locationId, known + minutesIn(openSpans(block)));
  }
  return minutes;
}

function wordsOf({ locationId, startTime, endTime, lunchStartTime, lunchEndTime }: WorkingBlock) {
  return [locationId, startTime, endTime, lunchStartTime ?? '', lunchEndTime ?? ''];
}
