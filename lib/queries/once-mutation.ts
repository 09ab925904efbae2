import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SettledAs } from '@/lib/changes/handlers';
import type { Operation, OperationInput, OperationOutput, Route } from '@/lib/contract/operation';
import { browserCall } from './browser-call';
import { sentOnce } from './sent-once';
import { useSettleChange } from './settle-change';

interface Options {
  /** The patient it is about, where the operation does not name one. */
  readonly aboutPatient?: string | undefined;
  readonly gcTime?: number;
}

/**
 * A change that is made once, however often it is sent. While it is `unsettled`, its answer lost, the form
 * that says it is locked until it was sent again or somebody has looked. Hold it where it outlives a
 * dialog: what is closed and opened again is the same change.
 *
 * @param shown queries that are read anew after each attempt, also where it was refused
 * @param gcTime for how long TanStack Query keeps its answer
 */
export function useOnceMutation<O extends Operation>(
  operation: Route<O>,
  shown: readonly string[],
  { aboutPatient, ...keeping }: Options = {},
) {
  type Input = OperationInput<O> & object;
  const queries = useQueryClient();
  const [once] = useState(() =>
    sentOnce<Input, OperationOutput<O>>((input, isCheck) =>
      browserCall<O>(operation, input, { isCheck, aboutPatient }),
    ),
  );
  const [unsettled, setUnsettled] = useState(once.unsettled);
  const mutation = useMutation({
    ...keeping,
    mutationFn: (input: Input) => once.send(input),
    // What was made is settled at once; what was lost is told once it is over: such a form can be closed.
    onSettled: async () => {
      if (!once.unsettled()) setUnsettled(undefined);
      await Promise.all(shown.map((name) => queries.invalidateQueries({ queryKey: [name] })));
      setUnsettled(once.unsettled());
    },
  });
  const settle = useSettleChange();
  const { isPending } = mutation;
  return {
    ...mutation,
    /** What was sent, where nobody can tell whether it was made. */
    unsettled,
    /** What a person can do about what is unsettled. */
    next: once.next(),
    /**
     * A person looked and says whether it was made. What is sent next is another change, also in the
     * same words. Resolves once that is noted; where it cannot be noted the change stays on the list of
     * unknown outcomes.
     */
    async forget(as: SettledAs = 'not-made'): Promise<void> {
      if (isPending) return;
      const noted = settle.mutateAsync({ key: once.key(), as });
      once.forget();
      setUnsettled(undefined);
      mutation.reset();
      await noted.catch(() => undefined);
    },
    /** What went wrong before was told before; what is under way or not settled stays. */
    clear(): void {
      if (!isPending && unsettled === undefined) mutation.reset();
    },
  };
}

/** One whose kind does not matter to who shows it. */
export type AnyOnceMutation = Pick<
  ReturnType<typeof useOnceMutation<Operation>>,
  'isPending' | 'error' | 'forget' | 'next'
> & { readonly unsettled: object | undefined };
