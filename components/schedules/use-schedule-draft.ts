import { useMemo, useReducer, useState } from 'react';
import { checkExceptions, sortedExceptions, type WorkingBlock } from '@/lib/rules/schedule';
import type { DoctorWeek } from '@/lib/rules/working-day';
import { editWeek, startEditing } from './edit-week';
import { changedParts, type Part, wireBlocks } from './schedule-parts';
import { weekErrors } from './week-errors';

/** What is typed, beside what was loaded; it may begin with another week than that. */
export function useScheduleDraft(
  initial: DoctorWeek,
  begin: readonly WorkingBlock[],
  assignable: readonly string[],
) {
  const [loaded, setLoaded] = useState(initial);
  const [week, edit] = useReducer(editWeek, begin, startEditing);
  const [exceptions, setExceptions] = useState<readonly string[]>(() =>
    sortedExceptions(initial.exceptions),
  );
  const mine: DoctorWeek = useMemo(
    () => ({ workingDays: wireBlocks(week.blocks), exceptions }),
    [week, exceptions],
  );
  const changed = useMemo(() => changedParts(mine, loaded), [mine, loaded]);
  const errors = useMemo(() => weekErrors(week, assignable), [week, assignable]);
  // Half a time is no change of hours: what is told of the week goes by the last that made sense.
  const [sound, setSound] = useState(mine);
  if (sound !== mine && errors.length === 0) setSound(mine);
  const wrongDates = useMemo(
    () => checkExceptions(exceptions).flatMap(({ path }) => exceptions[indexIn(path)] ?? []),
    [exceptions],
  );

  return {
    loaded,
    setLoaded,
    week,
    exceptions,
    mine,
    sound,
    changed,
    errors,
    wrongDates,
    edit,
    setExceptions,
    /** Makes a part what somebody saved. */
    take(part: Part, from: DoctorWeek): void {
      if (part === 'workingDays') edit({ kind: 'load', blocks: from.workingDays });
      else setExceptions(sortedExceptions(from.exceptions));
    },
  };
}

export type ScheduleDraft = ReturnType<typeof useScheduleDraft>;

/** The place in a list that a path names: `exceptions.3`. */
export function indexIn(path: string): number {
  return Number(/^exceptions\.(\d+)$/.exec(path)?.[1]);
}
