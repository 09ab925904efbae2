'use client';

import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type ChangeForm, useChangeForm } from '@/components/form/use-change-form';
import type { Change } from '@/lib/changes/use-change';
import { ClinicProblem } from '@/lib/queries/problem';
import { errorOfCode, patientFormSchema } from './patient-form-schema';
import {
  type Clash,
  changedFields,
  clashes,
  fieldOfPath,
  PATIENT_FIELDS,
  type PatientFormValues,
} from './patient-form-values';

export interface PatientFormOptions<Input extends object, Output> {
  initial: PatientFormValues;
  /** The patient being edited; undefined for a new one. */
  ownId?: string | undefined;
  /** What was sent by a form that was left, where nobody knows yet whether it was saved. */
  sent?: PatientFormValues | undefined;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  change: Change<Input, Output>;
  /** What differs from what was loaded; undefined where nothing does. */
  toInput: (values: PatientFormValues, loaded: PatientFormValues) => Input | undefined;
  /** Asked before it is sent, unless a person said that it is meant. False: not yet. */
  mayBeSent?: ((values: PatientFormValues) => Promise<boolean>) | undefined;
  /** Reads what is saved now, after somebody else saved in the meantime. Throws `ClinicProblem`. */
  reload?: (() => Promise<PatientFormValues>) | undefined;
}

interface PatientForm {
  readonly form: ChangeForm<PatientFormValues>;
  /** What somebody else saved meanwhile and was changed here too. */
  readonly clashing: readonly Clash[];
}

const SAVING = { state: 'pending', problem: undefined, failedAttempt: 0 } as const;

/**
 * The form of a patient. What others saved meanwhile stays theirs, unless both changed the same: that is
 * asked. Joined once for each sending: a service whose versions never fit would be asked for ever.
 */
export function usePatientForm<Input extends object, Output>({
  initial,
  ownId,
  sent,
  today,
  change,
  toInput,
  mayBeSent,
  reload,
}: PatientFormOptions<Input, Output>): PatientForm {
  const locale = useLocale();
  const schema = useMemo(() => patientFormSchema(today, locale), [today, locale]);
  const loaded = useRef(initial);
  const [clashing, setClashing] = useState<readonly Clash[]>([]);
  // The attempt that came too late and was joined.
  const [joined, setJoined] = useState<number>();
  const [unread, setUnread] = useState<ClinicProblem>();
  const { failedAttempt } = change;
  const isLate =
    change.problem?.status === 412 &&
    reload !== undefined &&
    unread === undefined &&
    (joined === undefined || joined === failedAttempt);
  const form = useChangeForm<PatientFormValues, PatientFormValues, Input, Output>({
    schema,
    values: initial,
    change: {
      ...change,
      // What is joined is still being saved.
      ...(isLate && SAVING),
      ...(unread && { problem: unread }),
      send(input) {
        setClashing([]);
        setJoined(undefined);
        setUnread(undefined);
        return change.send(input);
      },
    },
    draft: { id: `patient ${ownId ?? 'new'}`, isWhole: ownId === undefined },
    toInput: (typed) => toInput(typed, loaded.current),
    ...(mayBeSent && { mayBeSent }),
    fieldOf: fieldOfPath,
    refusedFields: ({ fields }) =>
      Object.fromEntries(
        fields.flatMap(({ path, code }) => {
          const field = fieldOfPath(path);
          return field === undefined ? [] : [[field, errorOfCode(field, code)]];
        }),
      ),
  });
  const { getValues, reset, setValue } = form.form;

  function write(values: PatientFormValues, over: PatientFormValues): void {
    for (const field of PATIENT_FIELDS) {
      if (values[field] !== over[field]) setValue(field, values[field], { shouldDirty: true });
    }
  }

  const join = useEffectEvent(async () => {
    if (!isLate) return;
    setJoined(failedAttempt);
    try {
      const current = await reload();
      const typed = getValues();
      const clashed = clashes(typed, loaded.current, current);
      const mine = changedFields(typed, loaded.current);
      reset(current);
      write(
        { ...current, ...Object.fromEntries(mine.map((field) => [field, typed[field]])) },
        current,
      );
      loaded.current = current;
      const input = clashed.length === 0 ? toInput(getValues(), current) : undefined;
      setClashing(clashed);
      if (input === undefined) return change.clear();
      await change.send(input);
    } catch (error) {
      if (!(error instanceof ClinicProblem)) throw error;
      setUnread(error);
    }
  });
  useEffect(() => {
    if (failedAttempt > 0) void join();
  }, [failedAttempt]);

  const rejoin = useEffectEvent(() => sent && write(sent, initial));
  useEffect(() => void rejoin(), []);

  return { form, clashing };
}
