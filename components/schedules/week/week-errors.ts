import { inWeekOrder } from '@/components/schedules/schedule-parts';
import { overlaps } from '@/lib/kit/dates/span';
import { checkWorkingDays, minutesOf } from '@/lib/kit/schedule';
import type { BlockField, EditBlock, EditWeek } from './edit-week';

const CODES = [
  'invalid_time',
  'not_after_start',
  'lunch_incomplete',
  'lunch_outside',
  'overlap',
  'not_assigned',
  'invalid_day',
] as const;

/** `refused`: the service says so, and why is in no words of ours. */
export type BlockErrorCode = (typeof CODES)[number] | 'refused';

export interface BlockError {
  readonly key: number;
  readonly field: BlockField;
  readonly code: BlockErrorCode;
  /** The block that it overlaps. */
  readonly other?: EditBlock | undefined;
}

const FIELDS = [
  'day',
  'locationId',
  'startTime',
  'endTime',
  'lunchStartTime',
  'lunchEndTime',
] as const;

/** What is wrong with the week as it is typed, by the rules that the service goes by. */
export function weekErrors(week: EditWeek, assigned: readonly string[]): BlockError[] {
  const ordered = week.blocks.toSorted(inWeekOrder);
  return errorsAt(ordered, checkWorkingDays(ordered.map(withoutEmptyLunch), assigned));
}

/** What the service refused of a week that was sent, in the order in which it was sent. */
export function errorsAt(
  sent: readonly EditBlock[],
  fields: readonly { readonly path: string; readonly code: string }[],
): BlockError[] {
  return fields.flatMap(({ path, code }) => {
    const [, index, name] = /^workingDays\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const block = sent[Number(index)];
    const field = FIELDS.find((known) => known === name);
    if (block === undefined || field === undefined) return [];
    const known = CODES.find((one) => one === code) ?? 'refused';
    const other = known === 'overlap' ? overlapped(sent, Number(index)) : undefined;
    return [{ key: block.key, field, code: known, other }];
  });
}

/** What the service refused, beside what our own rules find: once where both say the same. */
export function withRefused(
  own: readonly BlockError[],
  refused: readonly BlockError[],
): readonly BlockError[] {
  const isNew = ({ key, field }: BlockError) =>
    !own.some((error) => error.key === key && error.field === field);
  return [...own, ...refused.filter(isNew)];
}

function withoutEmptyLunch({ lunchStartTime, lunchEndTime, ...block }: EditBlock) {
  return {
    ...block,
    ...(lunchStartTime && { lunchStartTime }),
    ...(lunchEndTime && { lunchEndTime }),
  };
}

function overlapped(blocks: readonly EditBlock[], index: number): EditBlock | undefined {
  const block = blocks[index];
  const span = block && spanOf(block);
  if (span === undefined) return undefined;
  return blocks.slice(0, index).find((candidate) => {
    const other = spanOf(candidate);
    return candidate.day === block?.day && other !== undefined && overlaps(other, span);
  });
}

function spanOf({ startTime, endTime }: EditBlock) {
  const from = minutesOf(startTime);
  const to = minutesOf(endTime);
  return from === null || to === null ? undefined : { from, to };
}
