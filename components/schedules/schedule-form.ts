import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { DoctorWeek } from '@/lib/agenda/rules/working-day';
import { checkExceptions, sortedExceptions } from '@/lib/kit/schedule';
import { blockPath, exceptionName, fieldName } from './field-name';
import { changedParts, inWeekOrder, PARTS, type Part, wireBlocks } from './schedule-parts';
import { type EditWeek, editWeek, startEditing } from './week/edit-week';
import { errorsAt, weekErrors } from './week/week-errors';

/** What the form of a schedule holds. */
export interface ScheduleValues {
  /** The merge base: the schedule as it was last known to be saved. */
  readonly loaded: DoctorWeek;
  readonly week: EditWeek;
  readonly exceptions: readonly string[];
  /** An absence that is typed and not added. */
  readonly exceptionFrom: string;
  readonly exceptionTo: string;
}

/** A form that begins with another schedule than the saved one says so by `begin`. */
export function scheduleValues(loaded: DoctorWeek, begin = loaded): ScheduleValues {
  return {
    loaded,
    week: startEditing(begin.workingDays),
    exceptions: sortedExceptions(begin.exceptions),
    exceptionFrom: '',
    exceptionTo: '',
  };
}

/** The schedule as it is typed. */
export function typedSchedule({
  week,
  exceptions,
}: Pick<ScheduleValues, 'week' | 'exceptions'>): DoctorWeek {
  return { workingDays: wireBlocks(week.blocks), exceptions };
}

/** The parts that a save sends. */
export function partsToSend(values: ScheduleValues): Part[] {
  return changedParts(typedSchedule(values), values.loaded);
}

export function isAbsenceTyped({ exceptionFrom, exceptionTo }: ScheduleValues): boolean {
  return exceptionFrom !== '' || exceptionTo !== '';
}

export function wrongDates(exceptions: readonly string[]): string[] {
  return checkExceptions(exceptions).flatMap(({ path }) => dateAt(exceptions, path) ?? []);
}

/** One part as somebody saved it, in place of what is typed. */
export function withPart(values: ScheduleValues, part: Part, from: DoctorWeek): ScheduleValues {
  return part === 'workingDays'
    ? { ...values, week: editWeek(values.week, { kind: 'load', blocks: from.workingDays }) }
    : { ...values, exceptions: sortedExceptions(from.exceptions) };
}

/** Moves the merge base to `now`, which somebody else saved. Parts that are changed here stay as typed. */
export function rebased(values: ScheduleValues, now: DoctorWeek): ScheduleValues {
  const own = partsToSend(values);
  return takeOver(values, now, (part) => !own.includes(part));
}

/** The form once `saved` is what is saved. */
export function withSaved(values: ScheduleValues, saved: DoctorWeek): ScheduleValues {
  return takeOver(values, saved, () => true);
}

/** The form without anything that is typed in it. */
export function discarded(values: ScheduleValues, saved = values.loaded): ScheduleValues {
  return withSaved({ ...values, exceptionFrom: '', exceptionTo: '' }, saved);
}

/** Blocks that mean the same are not replaced: they keep their keys, and fields their focus. */
function takeOver(
  values: ScheduleValues,
  now: DoctorWeek,
  isTaken: (part: Part) => boolean,
): ScheduleValues {
  const differing = changedParts(typedSchedule(values), now);
  return PARTS.filter((part) => isTaken(part) && differing.includes(part)).reduce(
    (taken, part) => withPart(taken, part, now),
    { ...values, loaded: now },
  );
}

/**
 * Judges the parts that a save sends: what is stored wrong elsewhere does not keep them from being
 * saved. `assigned` are the places where the doctor works.
 */
export function wrongSchedule(
  values: ScheduleValues,
  assigned: readonly string[],
): StandardSchemaV1.Issue[] {
  const sent = partsToSend(values);
  const week = sent.includes('workingDays') ? weekErrors(values.week, assigned) : [];
  const dates = sent.includes('exceptions') ? wrongDates(values.exceptions) : [];
  const absences = isAbsenceTyped(values) ? ['exceptionFrom'] : [];
  return [
    ...week.map(({ key, field, code }) => ({
      path: ['week', ...blockPath(key, field)],
      message: code,
    })),
    ...dates.map((date) => ({ path: ['exceptions', date], message: 'invalid_date' })),
    ...absences.map((name) => ({ path: [name], message: 'addFirst' })),
  ];
}

/** The same for the form. Its rules are functions of our own, and need no library in the browser. */
export function scheduleForm(assigned: readonly string[]): StandardSchemaV1<ScheduleValues> {
  return {
    '~standard': {
      version: 1,
      vendor: 'clinic-admin',
      validate(typed) {
        const value = typed as ScheduleValues;
        const issues = wrongSchedule(value, assigned);
        return issues.length > 0 ? { issues } : { value };
      },
    },
  };
}

/** The field that a path of a refused body is about. */
export function refusedField(path: string, { week, exceptions }: ScheduleValues) {
  const sent = week.blocks.toSorted(inWeekOrder);
  const [error] = errorsAt(sent, [{ path, code: 'refused' }]);
  if (error) return fieldName(error.key, error.field);
  const date = dateAt(exceptions, path);
  return date === undefined ? undefined : exceptionName(date);
}

/** The date that a path names: `exceptions.3`. */
function dateAt(exceptions: readonly string[], path: string): string | undefined {
  return exceptions[Number(/^exceptions\.(\d+)$/.exec(path)?.[1])];
}
