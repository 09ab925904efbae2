'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSubmission } from '@/components/form/use-submission';
import { useUnsavedGuard } from '@/components/form/use-unsaved-guard';
import {
  checkProcedure,
  type ProcedureDraft,
  type ProcedureErrors,
  refusedProcedure,
  type WholeProcedure,
} from '@/lib/procedures/procedure-draft';
import { procedureQueries } from '@/lib/queries/procedures';

/** Another active procedure with the code that was typed. */
export interface SameCode {
  readonly id: string;
  readonly name: string;
}

interface ProcedureFormOptions<Input extends object, Made> {
  /** Its id where it is there already. */
  ownId?: string;
  loaded: ProcedureDraft;
  change: Parameters<typeof useSubmission<Input, Made>>[0];
  /** What is sent of a procedure that is whole; undefined where nothing is. */
  toInput: (draft: ProcedureDraft, body: WholeProcedure) => Input | undefined;
  /** The service lists procedures: codes can be looked up. */
  canLookUp: boolean;
  onMade: (made: Made) => void;
}

/** A procedure from what is typed to its being saved, once. */
export function useProcedureForm<Input extends object, Made>({
  ownId,
  loaded,
  change,
  toInput,
  canLookUp,
  onMade,
}: ProcedureFormOptions<Input, Made>) {
  const common = useTranslations('common');
  const queries = useQueryClient();
  const [draft, setDraft] = useState(loaded);
  const [errors, setErrors] = useState<ProcedureErrors>({});
  const [sameCode, setSameCode] = useState<SameCode>();
  const [isLookingUp, setLookingUp] = useState(false);
  const submission = useSubmission(change, {
    onMade,
    onRefused: ({ fields }) => setErrors(refusedProcedure(fields)),
  });
  const isChanged = JSON.stringify(draft) !== JSON.stringify(loaded);
  useUnsavedGuard(isChanged && !submission.isMade, common('unsaved'));

  /** What cannot be looked up stops nobody: the code is not what makes a procedure that one. */
  async function findSameCode(code: string): Promise<SameCode | undefined> {
    if (!canLookUp || code === '' || code === loaded.code.trim()) return undefined;
    try {
      const { data } = await queries.fetchQuery(procedureQueries.withCode(code));
      return data.find((other) => other.code === code && other.id !== ownId);
    } catch {
      return undefined;
    }
  }

  async function save(isSameCodeMeant: boolean): Promise<void> {
    if (submission.isLocked || isLookingUp) return;
    const { body, errors: wrong } = checkProcedure(draft);
    setErrors(wrong ?? {});
    setSameCode(undefined);
    if (body === undefined) {
      submission.fail();
      return;
    }
    const input = toInput(draft, body);
    if (input === undefined) {
      // What was typed says the same in other words.
      setDraft(loaded);
      return;
    }
    if (!isSameCodeMeant && draft.isActive) {
      setLookingUp(true);
      const other = await findSameCode(body.code);
      setLookingUp(false);
      setSameCode(other);
      if (other) return;
    }
    await submission.send(input);
  }

  return {
    draft,
    errors,
    sameCode,
    submission,
    isChanged,
    isPending: isLookingUp || submission.isPending,
    /** What was corrected is judged anew with the next attempt. */
    type: (typed: Partial<ProcedureDraft>) => {
      setErrors((now) => ({
        ...now,
        ...Object.fromEntries(Object.keys(typed).map((name) => [name, undefined])),
      }));
      if (typed.code !== undefined) setSameCode(undefined);
      setDraft((now) => ({ ...now, ...typed }));
    },
    submit: () => void save(false),
    /** The code was seen to be another's, and is meant. */
    saveAnyway: () => void save(true),
  };
}

export type ProcedureFormState = Omit<
  ReturnType<typeof useProcedureForm<object, unknown>>,
  'submission'
> & {
  readonly submission: Omit<
    ReturnType<typeof useSubmission<object, unknown>>,
    'send' | 'fail' | 'clear'
  >;
};
