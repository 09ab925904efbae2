'use client';

import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type ChangeForm, type Refused, useChangeForm } from '@/components/form/use-change-form';
import { useChange } from '@/lib/changes/use-change';
import type { Operation, OperationInput, OperationOutput, Route } from '@/lib/contract/operation';
import { noteWriting } from '@/lib/emr/writings';
import { type KeptDraftOptions, useKeptDraft } from './use-kept-draft';

interface KeptFormOptions<O extends Operation, Values extends FieldValues, Sent>
  extends KeptDraftOptions<Values> {
  readonly operation: Route<O>;
  readonly patientId: string;
  /** Reads what was typed, as `useChangeForm` does. */
  readonly schema: z.ZodMiniType<Sent, Values>;
  readonly toInput: (sent: Sent) => OperationInput<O> & object;
  readonly fieldOf: (path: string, refused: Refused<Values>) => string | undefined;
  readonly refusalOf?: (code: string) => string;
  /** Called once where it is made, also when the form was left by then. */
  readonly afterMade: (output: OperationOutput<O>) => void;
  /** Called once where it is made while the form is on the screen. */
  readonly onMade: (output: OperationOutput<O>) => void;
  /** Called where the service refused it for its fields. */
  readonly onRefused?: () => void;
  /** Called when something was typed: errors of other fields may be mended by it. */
  readonly onWrite?: (form: UseFormReturn<Values>) => void;
}

interface KeptForm<Values extends FieldValues> extends ChangeForm<Values> {
  /** What was written before was found, and can be changed. */
  readonly isRecovered: boolean;
  /** Begins anew, without what was found. */
  readonly startAnew: () => void;
}

/**
 * A form of a patient's record. This tab keeps its typed values while its page is left. A form that is
 * opened again rejoins the change that it sent.
 */
export function useKeptForm<O extends Operation, Values extends FieldValues, Sent>(
  options: KeptFormOptions<O, Values & { appointmentId: string }, Sent>,
): KeptForm<Values & { appointmentId: string }> {
  const { operation, patientId, schema, toInput, fieldOf, refusalOf, afterMade, onMade } = options;
  const draft = useKeptDraft(options);
  const change = useChange<O>(operation, {
    // Records are read by the server alone: nothing of them is kept in the browser to be read anew.
    shown: [],
    scope: options.name.id,
    aboutPatient: patientId,
    afterAttempt(output) {
      // Of one that failed it may not be known that it was made.
      noteWriting();
      if (output === undefined) return;
      draft.forget();
      afterMade(output);
    },
    onMade,
  });
  const shown = useChangeForm({
    schema,
    values: draft.begun,
    change: {
      ...change,
      async discard(as) {
        if (as === 'made') {
          draft.forget();
          noteWriting();
        }
        await change.discard(as);
      },
    },
    toInput(sent, typed) {
      draft.keep(typed);
      return toInput(sent);
    },
    fieldOf,
    ...(refusalOf && { refusalOf }),
    isKept: true,
  });
  const { form } = shown;

  const write = useEffectEvent((typed: Values & { appointmentId: string }) => {
    draft.write(typed);
    change.clear();
    options.onWrite?.(form);
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => write(values) }),
    [form],
  );

  const { failedAttempt, problem } = change;
  const tellRefused = useEffectEvent(() => {
    if (problem && problem.fields.length > 0) options.onRefused?.();
  });
  useEffect(() => {
    if (failedAttempt > 0) tellRefused();
  }, [failedAttempt]);

  return {
    ...shown,
    isRecovered: draft.isRecovered && !shown.isPending && change.unknown === undefined,
    startAnew: () => form.reset(draft.fresh),
  };
}
