'use client';

import {
  type Mutation,
  skipToken,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Operation, OperationInput, OperationOutput, Route } from '@/lib/contract/operation';
import { browserCall } from '@/lib/queries/browser-call';
import { callOwn } from '@/lib/queries/call-own';
import { ClinicProblem } from '@/lib/queries/problem';
import { changeHandlers, type SettledAs } from './handlers';
import {
  type Attempt,
  type AttemptKind,
  type ChangeState,
  keyFor,
  readOutcome,
  type UnknownChange,
} from './outcome';

interface ChangeOptions<Input, Output> {
  /** Ids of the reads that show it: they are read again after each attempt, also a refused one. */
  readonly shown: readonly string[];
  /**
   * Names what is changed, such as a patient's id. Changes of one operation and one scope are made one
   * after the other. A form that is opened again shows them as they stand.
   */
  readonly scope?: string | undefined;
  /** Nothing of it outlives its form, which holds a secret, or is about another thing each time. */
  readonly endsWithForm?: boolean;
  /** That it is made is told before what it shows is read again: its form stays where it is. */
  readonly isToldAtOnce?: boolean;
  /** The patient it is about, where the operation does not name one. */
  readonly aboutPatient?: string | undefined;
  /** Called once where what was sent from here is made, also after this was left. */
  readonly announce?: (output: Output, input: Input) => void;
  /**
   * Called after each attempt, also when its form was left by then. The output is undefined where it
   * failed.
   */
  readonly afterAttempt?: (output: Output | undefined) => void;
  /** Called once when it is made while this is on the screen, also when an earlier form sent it. */
  readonly onMade?: (output: Output, input: Input) => void;
}

/** A change from the screen to the clinic, made once however often it is sent. */
export interface Change<Input, Output> {
  readonly state: ChangeState;
  /** There from a lost answer until the outcome is known or a person has settled it. */
  readonly unknown: UnknownChange<Input> | undefined;
  /** What is on its way or of unknown outcome: a form that is opened again shows it. */
  readonly sent: Input | undefined;
  /** Why the last attempt failed; undefined while another is on its way. */
  readonly problem: ClinicProblem | undefined;
  /** Another number for each failure to be told; 0 before the first. */
  readonly failedAttempt: number;
  readonly output: Output | undefined;
  /**
   * Sends it, unless something is on its way. Of a change of unknown outcome it sends the same again,
   * where the service makes no second one, and nothing otherwise. Resolves with what was made; undefined
   * where it was not, or not known to be.
   */
  readonly send: (input: Input) => Promise<Output | undefined>;
  /** Asks what became of a change of unknown outcome; sends nothing. Quietly: tells no failure. */
  readonly check: (how?: 'quietly') => Promise<void>;
  /**
   * A person looked and says whether it was made. Resolves once that is noted; where it cannot be noted
   * the change stays on the list of unknown outcomes.
   */
  readonly discard: (as: SettledAs) => Promise<void>;
  /**
   * The last failure is told no more, as when what it was about has been corrected. What was made is
   * forgotten, where its form stays for the next one.
   */
  readonly clear: () => void;
}

interface Variables<Input> {
  readonly kind: AttemptKind;
  readonly input: Input;
  readonly key: string;
}

/** What a change calls. */
interface Calls<Input, Output> {
  /** Of the operation or handler: the first part of the mutation's key. */
  readonly id: string;
  readonly call: (input: Input, by: { key: string; isCheck: boolean }) => Promise<Output>;
  /** Called twice it does no more than once, so that nobody has to look first. */
  readonly isHarmlessTwice?: boolean;
}

/** A change by an operation of the clinic service. */
export function useChange<O extends Operation>(
  operation: Route<O>,
  options: ChangeOptions<OperationInput<O> & object, OperationOutput<O>>,
): Change<OperationInput<O> & object, OperationOutput<O>> {
  const { aboutPatient } = options;
  return useChangeOf<OperationInput<O> & object, OperationOutput<O>>(
    {
      id: operation.id,
      call: (input, { key, isCheck }) =>
        browserCall<O>(operation, { ...input, idempotencyKey: key }, { isCheck, aboutPatient }),
    },
    options,
  );
}

/**
 * A change by a handler of our own, which called twice does no more than once. Where `isHarmlessTwice` is
 * false it is checked before it can be sent again: `isCheck` tells that this call is to send nothing.
 */
export function useOwnChange<Input extends object, Output>(
  handler: Omit<Calls<Input, Output>, 'call'> & {
    readonly call: (input: Input, key: string, isCheck: boolean) => Promise<Output>;
  },
  options: Omit<ChangeOptions<Input, Output>, 'aboutPatient'>,
): Change<Input, Output> {
  const { id, call, isHarmlessTwice = true } = handler;
  return useChangeOf(
    { id, call: (input, { key, isCheck }) => call(input, key, isCheck), isHarmlessTwice },
    options,
  );
}

/**
 * Its attempts are mutations of TanStack Query, which outlive the form: a form that is opened again while
 * one is on its way, or of unknown outcome, rejoins it.
 */
function useChangeOf<Input extends object, Output>(
  { id, call, isHarmlessTwice = false }: Calls<Input, Output>,
  options: ChangeOptions<Input, Output>,
): Change<Input, Output> {
  const { shown, endsWithForm = false, isToldAtOnce = false } = options;
  const [own] = useState(() => crypto.randomUUID());
  const scope = endsWithForm ? own : (options.scope ?? '');
  const queries = useQueryClient();
  const mutations = queries.getMutationCache();
  const mutationKey = ['change', id, scope];
  const filters = { mutationKey, exact: true };

  /** Attempts as they are now: a second press comes before the first is drawn. */
  const current = () => mutations.findAll(filters).flatMap(attemptIn<Input, Output>);
  // TanStack Query counts the forms that show it.
  useQuery({ queryKey: mutationKey, queryFn: skipToken });
  const isShown = () =>
    (queries.getQueryCache().find({ queryKey: mutationKey })?.getObserversCount() ?? 0) > 0;
  // What was over before this form was opened is not told in it.
  const [overBefore] = useState(() => lastSettled(current()));
  const [clearedUpTo, setClearedUpTo] = useState(overBefore);
  const attempts = useMutationState({ filters, select: attemptIn<Input, Output> }).flat();
  const outcome = readOutcome(attempts, isHarmlessTwice);

  const mutation = useMutation<Output, Error, Variables<Input>>({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: ({ kind, input, key }) => call(input, { key, isCheck: kind !== 'send' }),
    onSettled: async (output, error) => {
      options.afterAttempt?.(output);
      const read = Promise.all(
        shown.map((name) => queries.invalidateQueries({ queryKey: [name] })),
      );
      // It is told once the lists around it are true: what its dialog was opened by may be gone then.
      if (error || !isToldAtOnce) await read;
    },
  });

  function forget(): void {
    for (const one of mutations.findAll(filters)) {
      if (one.state.status !== 'pending') mutations.remove(one);
    }
  }

  // What is over is of no use to the next form of this scope.
  function forgetOver(): void {
    const { state, unknown } = readOutcome(current(), isHarmlessTwice);
    if (state !== 'pending' && (endsWithForm || !unknown)) forget();
  }

  async function attempt(variables: Variables<Input>): Promise<Output | undefined> {
    try {
      const output = await mutation.mutateAsync(variables);
      options.announce?.(output, variables.input);
      return output;
    } catch (error) {
      if (error instanceof ClinicProblem) return undefined;
      throw error;
    } finally {
      // Its form was left meanwhile. The answer may hold a secret.
      if (!isShown()) forgetOver();
    }
  }

  const tellMade = useEffectEvent((madeBy: number) => {
    const made = attempts.find(({ id }) => id === madeBy);
    if (made) options.onMade?.(made.output as Output, made.input);
  });
  const madeBy = outcome.made?.attempt ?? 0;
  const toldMade = useRef(overBefore);
  useEffect(() => {
    if (madeBy <= toldMade.current) return;
    toldMade.current = madeBy;
    tellMade(madeBy);
  }, [madeBy]);

  const leave = useEffectEvent(forgetOver);
  useEffect(() => () => leave(), []);

  const isMadeHere = madeBy > clearedUpTo;
  const isFailureTold = outcome.failedAttempt > clearedUpTo;
  const isOld =
    (outcome.state === 'made' && !isMadeHere) || (outcome.state === 'refused' && !isFailureTold);
  return {
    state: isOld ? 'idle' : outcome.state,
    unknown: outcome.unknown,
    sent:
      outcome.unknown?.input ?? (outcome.state === 'pending' ? attempts.at(-1)?.input : undefined),
    problem:
      isFailureTold && outcome.problem instanceof ClinicProblem ? outcome.problem : undefined,
    failedAttempt: isFailureTold ? outcome.failedAttempt : 0,
    output: isMadeHere ? outcome.made?.output : undefined,
    async send(input) {
      const now = current();
      const { state, unknown } = readOutcome(now, isHarmlessTwice);
      if (state === 'pending' || (unknown && unknown.next !== 'send-again')) return undefined;
      if (unknown) return attempt({ ...unknown, kind: 'send' });
      const key = keyFor(input, now);
      if (now.at(-1)?.key !== key) forget();
      return attempt({ kind: 'send', input, key });
    },
    async check(how) {
      const { state, unknown } = readOutcome(current(), isHarmlessTwice);
      if (state === 'pending' || !unknown) return;
      const { input, key } = unknown;
      await attempt({ kind: how === 'quietly' ? 'quiet-check' : 'check', input, key });
    },
    async discard(as) {
      const { state, unknown } = readOutcome(current(), isHarmlessTwice);
      if (state === 'pending' || !unknown) return;
      forget();
      await callOwn(changeHandlers.settle, { body: { key: unknown.key, as } }).catch(
        (error: unknown) => {
          if (!(error instanceof ClinicProblem)) throw error;
        },
      );
    },
    clear() {
      setClearedUpTo(lastSettled(current()));
      if (outcome.state === 'made') forget();
    },
  };
}

function lastSettled(attempts: readonly Attempt<unknown, unknown>[]): number {
  const settled = attempts.filter(({ status }) => status !== 'pending');
  return settled.at(-1)?.id ?? 0;
}

/** None in a mutation that has not begun. The key of a mutation says what its variables are. */
export function attemptIn<Input, Output>({
  mutationId: id,
  state,
}: Mutation): Attempt<Input, Output>[] {
  if (state.variables === undefined) return [];
  const { kind, input, key } = state.variables as Variables<Input>;
  const status =
    state.status === 'success' ? 'made' : state.status === 'error' ? 'failed' : 'pending';
  const output = state.data as Output | undefined;
  return [{ id, kind, input, key, status, output, error: state.error ?? undefined }];
}
