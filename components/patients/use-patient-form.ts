'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLocale } from 'next-intl';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ClinicProblem } from '@/lib/queries/problem';
import { type PatientFieldError, patientFormSchema } from './patient-form-schema';
import {
  type Clash,
  changedFields,
  clashes,
  fieldOfPath,
  type PatientField,
  type PatientFormValues,
} from './patient-form-values';

/**
 * Saves what differs from what was loaded; resolves when the person is on the way elsewhere. Throws
 * `ClinicProblem`, with status 412 where somebody else saved in the meantime.
 */
export type PatientFormSave = (
  values: PatientFormValues,
  loaded: PatientFormValues,
) => Promise<void>;

interface PatientFormOptions {
  initial: PatientFormValues;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  save: PatientFormSave;
  /** Reads what is saved now. Throws `ClinicProblem`. */
  reload: (() => Promise<PatientFormValues>) | undefined;
}

/** The state of the form: what is typed, what was refused and why, and one save at a time. */
export function usePatientForm({ initial, today, save, reload }: PatientFormOptions) {
  const locale = useLocale();
  const resolver = useMemo(
    () => standardSchemaResolver(patientFormSchema(today, locale)),
    [today, locale],
  );
  const form = useForm<PatientFormValues>({
    defaultValues: initial,
    resolver,
    shouldFocusError: false,
  });
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<ClinicProblem>();
  const [clashing, setClashing] = useState<readonly Clash[]>([]);
  const [saved, setSaved] = useState(false);
  const loaded = useRef(initial);
  const busy = useRef(false);

  async function send(values: PatientFormValues): Promise<void> {
    // State would come too late for the second press of a double click.
    if (busy.current) return;
    busy.current = true;
    setProblem(undefined);
    setClashing([]);
    try {
      await saveBesideOthers(values);
    } catch (error) {
      busy.current = false;
      if (!(error instanceof ClinicProblem)) throw error;
      refuse(error);
    }
  }

  /**
   * What others saved meanwhile stays theirs, unless both changed the same: that is asked. Joined
   * once: a service whose versions never fit would be asked for ever.
   */
  async function saveBesideOthers(values: PatientFormValues, mayJoin = true): Promise<void> {
    try {
      await save(values, loaded.current);
      setSaved(true);
    } catch (error) {
      const isLate = error instanceof ClinicProblem && error.status === 412;
      if (!isLate || !reload || !mayJoin) throw error;
      const current = await reload();
      // With what was typed while that was under way.
      const typed = form.getValues();
      const clashed = clashes(typed, loaded.current, current);
      const mine = changedFields(typed, loaded.current);
      form.reset(current);
      for (const field of mine) form.setValue(field, typed[field], { shouldDirty: true });
      loaded.current = current;
      if (clashed.length === 0) return saveBesideOthers(form.getValues(), false);
      busy.current = false;
      setClashing(clashed);
      setAttempt((count) => count + 1);
    }
  }

  function refuse(refusal: ClinicProblem): void {
    let known = 0;
    for (const { path, code } of refusal.fields) {
      const field = fieldOfPath(path);
      if (field === undefined) continue;
      form.setError(field, { type: 'service', message: errorOfCode(field, code) });
      known += 1;
    }
    // Where every complaint has its field, saying it again in general is one message too many.
    if (known === 0 || known < refusal.fields.length) setProblem(refusal);
    setAttempt((count) => count + 1);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    void form.handleSubmit(send, () => setAttempt((count) => count + 1))(event);
  }

  return {
    form,
    attempt,
    problem,
    clashing,
    saved,
    onSubmit,
    forgetProblem: () => setProblem(undefined),
  };
}

function errorOfCode(field: PatientField, code: string): PatientFieldError {
  if (code === 'too_big') return 'tooLong';
  if (code === 'too_small') return 'required';
  return field === 'email' ? 'email' : 'invalid';
}
