'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { Change } from '@/lib/changes/use-change';
import { canSeal } from '@/lib/drafts/draft-store';
import type { IsHere } from '@/lib/leave-guard';
import type { ClinicProblem } from '@/lib/queries/problem';
import { toldErrors } from './field-words';
import { type FormDraft, type RestoredDraft, useFormDraft } from './use-form-draft';
import { useFormGuard } from './use-form-guard';

/** What helps to find the field that was refused: what was typed, and the code the service gives. */
export interface Refused<Values> {
  readonly typed: Values;
  readonly code: string;
}

interface ChangeFormOptions<Values extends FieldValues, Sent, Input, Output> {
  /** Reads what was typed. The message of an issue is a code, for which the form has words. */
  readonly schema: StandardSchemaV1<Values, Sent>;
  /** As it was loaded, or empty. */
  readonly values: Values;
  readonly change: Change<Input, Output>;
  /** Undefined where nothing is to be sent: what was typed says the same in other words. */
  readonly toInput: (sent: Sent, typed: Values) => Input | undefined;
  /** Asked before it is sent, unless it was sent with `sendAnyway`. False: not yet. */
  readonly mayBeSent?: (sent: Sent) => Promise<boolean>;
  /** The field that a path of a refused body is about; its first part where absent. */
  readonly fieldOf?: (path: string, refused: Refused<Values>) => string | undefined;
  /** The code to show at a refused field, from the code of the service; `refused` where absent. */
  readonly refusalOf?: (code: string) => string;
  /** The fields of a refusal that names none, each with the code of its error. */
  readonly refusedFields?: (problem: ClinicProblem) => Readonly<Record<string, string>> | undefined;
  /** Where typed values outlive a reload; none in a form that holds a secret, or only confirms. */
  readonly draft?: FormDraft<Values>;
  /** Called when something was typed: errors of other fields may be mended by it. */
  readonly onWrite?: (form: UseFormReturn<Values>) => void;
  /** False where leaving loses nothing, as in a dialog that only confirms. */
  readonly isGuarded?: boolean;
  /** Whether leaving would lose something; where absent, whether a value differs from `values`. */
  readonly isChanged?: (typed: Values) => boolean;
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
  /** What was typed before a reload or a crash, and stands in the form again. */
  readonly restored: RestoredDraft | undefined;
  /** Something was typed that is not saved. */
  readonly isChanged: boolean;
  readonly submit: () => void;
  /** As `submit`, without asking `mayBeSent`: a person has seen it and means it. */
  readonly sendAnyway: () => void;
}

/** A form that makes one change: its values, its errors, and the outcome. */
export function useChangeForm<Values extends FieldValues, Sent, Input extends object, Output>({
  schema,
  values,
  change,
  toInput,
  mayBeSent,
  fieldOf = firstPart,
  refusalOf = () => 'refused',
  refusedFields,
  draft,
  onWrite,
  isGuarded = true,
  isChanged: isChangedBy,
  isHere,
}: ChangeFormOptions<Values, Sent, Input, Output>): ChangeForm<Values> {
  // Of the schema as it is now: a rule may be of what is known, such as what is still to be paid.
  const resolver = useMemo(() => standardSchemaResolver<Values, unknown, Sent>(schema), [schema]);
  const form = useForm<Values, unknown, Sent>({
    defaultValues: values as DefaultValues<Values>,
    resolver,
    // Judged when a field is left, and from then on as it is typed in.
    mode: 'onTouched',
    // The summary takes the focus.
    shouldFocusError: false,
  });
  const [attempt, setAttempt] = useState(0);
  /** The person found that a change whose answer was lost was made. */
  const [isFound, setFound] = useState(false);
  const [attemptToldAtFields, setAttemptToldAtFields] = useState(0);
  const { isDirty, isSubmitting, errors } = form.formState;
  const isChanged = isGuarded && (isChangedBy ? isChangedBy(form.watch()) : isDirty);
  const isMade = change.state === 'made';
  const isPending = isSubmitting || change.state === 'pending' || isMade;
  const isUnsettled = change.unknown !== undefined;
  const isKept = () => draft?.patient !== undefined && canSeal();
  useFormGuard(isChanged && !isKept(), { isPending, isUnsettled, isMade }, isHere);

  const plainForm = form as unknown as UseFormReturn<Values>;
  const restored = useFormDraft(plainForm, draft, {
    isMade: isMade || isFound,
    isSent: change.state === 'pending' || isUnsettled,
  });

  const { failedAttempt, problem } = change;
  const tell = useEffectEvent(() => {
    if (problem === undefined) return;
    const typed = form.getValues();
    const named = problem.fields.map(({ path, code }) => ({
      name: fieldOf(path, { typed, code }),
      message: refusalOf(code),
    }));
    const others = Object.entries(refusedFields?.(problem) ?? {});
    const refused = [...named, ...others.map(([name, message]) => ({ name, message }))];
    const told = refused.filter(({ name, message }) => {
      if (name === undefined || !(firstPart(name) in values)) return false;
      form.setError(name as Path<Values>, { type: 'service', message });
      return true;
    });
    setAttemptToldAtFields(told.length > 0 && told.length === refused.length ? failedAttempt : 0);
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
    onWrite?.(plainForm);
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

  const isTold =
    attemptToldAtFields === failedAttempt ||
    problem?.code === 'OUTCOME_UNKNOWN' ||
    // A session that ended is renewed in the shell's own dialog, over this form.
    problem?.status === 401;
  return {
    form: plainForm,
    change: {
      ...change,
      async discard(as) {
        setFound(as === 'made');
        await change.discard(as);
      },
      sendAgain: () => change.unknown && void change.send(change.unknown.input),
    },
    problem: isTold ? undefined : problem,
    attempt,
    isPending,
    restored: isPending || isUnsettled ? undefined : restored,
    isChanged,
    submit: () => submit(false),
    sendAnyway: () => submit(true),
  };
}

function firstPart(path: string): string {
  return path.split('.')[0] ?? path;
}
