import { useMemo, useState } from 'react';
import { type ChangeForm, useChangeForm } from '@/components/form/use-change-form';
import type { DoctorWeek } from '@/lib/agenda/rules/working-day';
import {
  discarded,
  isAbsenceTyped,
  partsToSend,
  rebased,
  refusedField,
  type ScheduleValues,
  scheduleForm,
  scheduleValues,
  typedSchedule,
  withPart,
  withSaved,
} from './schedule-form';
import { changedParts, inWeekOrder, type Part } from './schedule-parts';
import { NOT_SAVED, ScheduleClash, useScheduleChange } from './use-schedule-change';
import { editWeek, type WeekEdit } from './week/edit-week';
import { errorsAt, weekErrors, withRefused } from './week/week-errors';

interface ScheduleFormOptions {
  readonly doctorId: string;
  /** As it was loaded. */
  readonly loaded: DoctorWeek;
  /** What the form begins with. */
  readonly begin: DoctorWeek;
  /** Ids of the places where the doctor works. */
  readonly assignable: readonly string[];
  /** `joined`: what somebody else saved meanwhile was kept. */
  readonly onSaved: (joined: boolean) => void;
}

const isTyped = (typed: ScheduleValues) => partsToSend(typed).length > 0 || isAbsenceTyped(typed);

/** The form of a schedule: what is typed, what is wrong with it, and what became of the last save. */
export function useScheduleForm({
  doctorId,
  loaded: loadedFirst,
  begin,
  assignable,
  onSaved,
}: ScheduleFormOptions) {
  const change = useScheduleChange(doctorId, ({ saved, joined }) => {
    reset(withSaved(getValues(), saved));
    change.clear();
    onSaved(joined);
  });
  const schema = useMemo(() => scheduleForm(assignable), [assignable]);
  const [values] = useState(() => {
    const sent = change.unknown?.input;
    return sent ? scheduleValues(sent.loaded, sent.mine) : scheduleValues(loadedFirst, begin);
  });
  const form = useChangeForm({
    schema,
    values,
    change,
    draft: { id: `schedule ${doctorId}`, isWhole: true, isWritten: isTyped },
    toInput: (_, typed) => ({ mine: typedSchedule(typed), loaded: typed.loaded }),
    fieldOf: (path, refused) => refusedField(path, refused.typed),
    isChanged: isTyped,
  });
  const { watch, getValues, setValue, reset } = form.form;
  const typed = watch();
  const { week, exceptions, loaded } = typed;
  const mine = useMemo(() => typedSchedule({ week, exceptions }), [week, exceptions]);
  const ownErrors = useMemo(() => weekErrors(week, assignable), [week, assignable]);
  const [sound, setSound] = useState(mine);
  if (ownErrors.length === 0 && changedParts(sound, mine).length > 0) setSound(mine);

  const isChanged = changedParts(mine, loaded).length > 0;
  const { problem } = change;
  const clash = problem instanceof ScheduleClash ? problem : undefined;
  const isNotSaved = problem?.code === NOT_SAVED;
  // A session that ended is renewed in the shell's own dialog, over this form.
  const isToldElsewhere = clash !== undefined || isNotSaved || problem?.status === 401;

  /** What the service refused is told until something is changed. */
  function forgetRefusal(): void {
    if (problem && !clash && !isNotSaved) change.clear();
  }
  /** Decides about a clash: what somebody else saved is known from here on. */
  function decide(then: (values: ScheduleValues) => ScheduleValues = (same) => same): void {
    if (clash) reset(then(rebased(getValues(), clash.now)));
  }

  const shown: ChangeForm<ScheduleValues> = {
    ...form,
    isChanged,
    problem: isToldElsewhere ? undefined : form.problem,
    submit: () => {
      if (isChanged || isAbsenceTyped(typed)) form.submit();
    },
  };
  return {
    form: shown,
    typed,
    mine,
    /** The last that made sense: half a time is no change of hours. */
    sound,
    /** What is wrong with the week by our own rules. */
    ownErrors,
    /** That, and what the service refused. */
    errors: withRefused(
      ownErrors,
      errorsAt(week.blocks.toSorted(inWeekOrder), problem?.fields ?? []),
    ),
    clash,
    isNotSaved,
    edit(weekEdit: WeekEdit): void {
      forgetRefusal();
      setValue('week', editWeek(getValues('week'), weekEdit), { shouldValidate: true });
    },
    setExceptions(next: readonly string[]): void {
      forgetRefusal();
      setValue('exceptions', next, { shouldValidate: true });
    },
    discard(): void {
      reset(discarded(getValues(), clash?.now));
      change.clear();
    },
    takeTheirs: (part: Part) => decide((values) => withPart(values, part, values.loaded)),
    keepMine(): void {
      decide();
      form.submit();
    },
    goOn(): void {
      decide();
      change.clear();
    },
  };
}
