'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormGuard } from '@/components/form/use-form-guard';
import { useSubmission } from '@/components/form/use-submission';
import {
  checkProcedure,
  type ProcedureDraft,
  type ProcedureErrors,
  refusedProcedure,
  type WholeProcedure,
} from '@/lib/procedures/procedure-draft';
import { procedureQueries } from '@/lib/queries/procedures';
import { plainLetters } from '@/lib/rules/plain-letters';

/** Another active procedure with the name or the code that was typed. */
export interface SameProcedure {
  readonly by: 'name' | 'code';
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
  const queries = useQueryClient();
  const [draft, setDraft] = useState(loaded);
  const [errors, setErrors] = useState<ProcedureErrors>({});
  const [same, setSame] = useState<SameProcedure>();
  const [isLookingUp, setLookingUp] = useState(false);
  const submission = useSubmission(change, {
    onMade,
    onRefused: ({ fields }) => setErrors(refusedProcedure(fields)),
  });
  const isChanged = JSON.stringify(draft) !== JSON.stringify(loaded);
  const isPending = isLookingUp || submission.isPending;
  useFormGuard(isChanged, { ...submission, isPending });

  /** What cannot be looked up stops nobody: neither name nor code is what makes a procedure that one. */
  async function findSame({ code, name }: WholeProcedure): Promise<SameProcedure | undefined> {
    const lookFor = async (
      by: SameProcedure['by'],
      isAlike: (other: { readonly name: string; readonly code?: string | undefined }) => boolean,
    ) => {
      const query = by === 'code' ? procedureQueries.withCode(code) : procedureQueries.search(name);
      const { data } = await queries.fetchQuery(query);
      const found = data.find((other) => other.id !== ownId && isAlike(other));
      return found && { by, id: found.id, name: found.name };
    };
    if (!canLookUp) return undefined;
    try {
      // Out of use it stood in nobody's way.
      const isBack = !loaded.isActive;
      const hasNewCode = code !== '' && (isBack || code !== loaded.code.trim());
      const byCode = hasNewCode && (await lookFor('code', (other) => other.code === code));
      if (byCode) return byCode;
      if (!isBack && plainLetters(name) === plainLetters(loaded.name)) return undefined;
      return await lookFor('name', (other) => plainLetters(other.name) === plainLetters(name));
    } catch {
      return undefined;
    }
  }

  async function save(isSameMeant: boolean): Promise<void> {
    if (submission.isLocked || isLookingUp) return;
    const { body, errors: wrong } = checkProcedure(draft);
    setErrors(wrong ?? {});
    setSame(undefined);
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
    if (!isSameMeant && draft.isActive) {
      setLookingUp(true);
      const other = await findSame(body);
      setLookingUp(false);
      setSame(other);
      if (other) return;
    }
    await submission.send(input);
  }

  return {
    loaded,
    draft,
    errors,
    same,
    submission,
    isChanged,
    isPending,
    /** What was corrected is judged anew with the next attempt. */
    type: (typed: Partial<ProcedureDraft>) => {
      setErrors((now) => ({
        ...now,
        ...Object.fromEntries(Object.keys(typed).map((name) => [name, undefined])),
      }));
      if (typed.code !== undefined || typed.name !== undefined) setSame(undefined);
      setDraft((now) => ({ ...now, ...typed }));
    },
    submit: () => void save(false),
    /** It was seen to be another's, and is meant. */
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
