'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Change } from '@/lib/changes/use-change';
import type { IsHere } from '@/lib/leave-guard';
import type { ClinicProblem } from '@/lib/queries/problem';
import { toldErrors } from './field-words';
import { useFormGuard } from './use-form-guard';

interface ChangeFormOptions<Values extends FieldValues, Sent, Input, Output> {
  /** Reads what was typed. The message of an issue is a code, for which the form has words. */
  readonly schema: z.ZodMiniType<Sent, Values>;
  /** As it was loaded, or empty. */
  readonly values: Values;
  readonly change: Change<Input, Output>;
  /** Undefined where nothing is to be sent: what was typed says the same in other words. */
  readonly toInput: (sent: Sent, typed: Values) => Input | undefined;
  /** Asked before it is sent, unless it was sent with `sendAnyway`. False: not yet. */
  readonly mayBeSent?: (sent: Sent) => Promise<boolean>;
  /** The field that a path of a refused body is about; its first part where absent. */
  readonly fieldOf?: (path: string, typed: Values) => string | undefined;
  /** Said where the form stays while the address changes; the same function each time. */
  readonly isHere?: IsHere;
}

/** What a `FormShell` shows. */
export interface ChangeForm<Values extends FieldValues = FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly change: Pick<
    Change<unknown, unknown>,
    'state' | 'unknown' | 'failedAttempt' | 'check' | 'discard'
  > & { readonly sendAgain: () => void };
  /** Why it was refused, where its fields do not say so. */
  readonly problem: ClinicProblem | undefined;
  /** Counts what was refused, so that the same is told anew. */
  readonly attempt: number;
  readonly isPending: boolean;
  /** Something was typed that is not saved. */
  readonly isChanged: boolean;
  readonly submit: () => void;
  /** As `submit`, without asking `mayBeSent`: a person has seen it and means it. */
  readonly sendAnyway: () => void;
}

/** A form that makes one change: what is typed, what is wrong with it, and what became of it. */
export function useChangeForm<Values extends FieldValues, Sent, Input extends object, Output>({
  schema,
  values,
  change,
  toInput,
  mayBeSent,
  fieldOf = firstPart,
  isHere,
}: ChangeFormOptions<Values, Sent, Input, Output>): ChangeForm<Values> {
  const form = useForm<Values, unknown, Sent>({
    defaultValues: values as DefaultValues<Values>,
    // Of the schema as it is now: a rule may be of what is known, such as what is still to be paid.
    resolver: standardSchemaResolver<Values, unknown, Sent>(schema),
    // Judged when a field is left, and from then on as it is typed in.
    mode: 'onTouched',
    // The summary takes the focus.
    shouldFocusError: false,
  });
  const [attempt, setAttempt] = useState(0);
  const { isDirty, isSubmitting, errors } = form.formState;
  const isMade = change.state === 'made';
  const isPending = isSubmitting || change.state === 'pending' || isMade;
  const isUnsettled = change.unknown !== undefined;
  useFormGuard(isDirty, { isPending, isUnsettled, isMade }, isHere);

  const { failedAttempt, problem } = change;
  const tell = useEffectEvent(() => {
    if (problem === undefined) return;
    for (const { path } of problem.fields) {
      const name = fieldOf(path, form.getValues());
      if (name !== undefined && firstPart(name) in values) {
        form.setError(name as Path<Values>, { type: 'service', message: 'refused' });
      }
    }
    setAttempt((count) => count + 1);
  });
  useEffect(() => {
    if (failedAttempt > 0) tell();
  }, [failedAttempt]);

  // A rule of several fields is kept by changing any of them. What the service refused is told until its
  // own field is changed.
  const judgeToldAgain = useEffectEvent(() => {
    const told = toldErrors(errors).filter(({ type }) => type !== 'service');
    if (told.length > 0) void form.trigger(told.map(({ name }) => name as Path<Values>));
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => judgeToldAgain() }),
    [form],
  );

  function submit(isMeant: boolean): void {
    if (isPending || isUnsettled) return;
    void form.handleSubmit(
      async (sent) => {
        const input = toInput(sent, form.getValues());
        if (input === undefined) form.reset();
        else if (isMeant || (await mayBeSent?.(sent)) !== false) await change.send(input);
      },
      () => setAttempt((count) => count + 1),
    )();
  }

  const isTold = problem?.fields.length
    ? problem.fields.every(({ path }) => get(errors, fieldOf(path, form.getValues()) ?? ''))
    : false;
  return {
    form: form as unknown as UseFormReturn<Values>,
    change: {
      ...change,
      sendAgain: () => change.unknown && void change.send(change.unknown.input),
    },
    problem: isTold || problem?.code === 'OUTCOME_UNKNOWN' ? undefined : problem,
    attempt,
    isPending,
    isChanged: isDirty,
    submit: () => submit(false),
    sendAnyway: () => submit(true),
  };
}

function firstPart(path: string): string {
  return path.split('.')[0] ?? path;
}
