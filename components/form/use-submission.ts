import { useState } from 'react';
import { isAbsent, isRefusal } from '@/lib/changes/outcome';
import type { AnyOnceMutation } from '@/lib/queries/once-mutation';
import { ClinicProblem } from '@/lib/queries/problem';

interface Change<Input extends object, Output> extends AnyOnceMutation {
  readonly unsettled: Input | undefined;
  readonly mutateAsync: (input: Input) => Promise<Output>;
}

interface Ends<Output> {
  /** It leads away from the form. */
  readonly onMade: (made: Output) => void;
  readonly onRefused: (problem: ClinicProblem) => void;
  /** A person looked and found that it was made. */
  readonly onFound?: () => void;
}

/** Sends what a whole form says, once, and keeps what came of it. */
export function useSubmission<Input extends object, Output>(
  change: Change<Input, Output>,
  { onMade, onRefused, onFound }: Ends<Output>,
) {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<ClinicProblem>();
  const [isMade, setMade] = useState(false);
  const isPending = change.isPending || isMade;
  const isUnsettled = change.unsettled !== undefined;

  async function send(input: Input): Promise<void> {
    if (!isPending) await attemptTo(input);
  }

  /** A quiet attempt that changes nothing is not told again. */
  async function attemptTo(input: Input, isQuiet = false): Promise<void> {
    if (!isQuiet) setOutcome(undefined);
    try {
      const made = await change.mutateAsync(input);
      setMade(true);
      onMade(made);
    } catch (error) {
      if (!(error instanceof ClinicProblem)) throw error;
      if (isQuiet && !isAbsent(error) && !isRefusal(error)) return;
      setOutcome(error);
      onRefused(error);
      setAttempt((count) => count + 1);
    }
  }

  return {
    /** Counts failures, so that the same one is told anew. */
    attempt,
    outcome,
    /** Why it failed, where that is all there is to say. */
    problem: outcome?.code === 'OUTCOME_UNKNOWN' ? undefined : outcome,
    isMade,
    isPending,
    isUnsettled,
    /** Nothing may be sent now but what was sent already. */
    isLocked: isPending || isUnsettled,
    send,
    /** What a person can do about what is unsettled. */
    next: change.next,
    /** Checks what is unsettled, or sends it again where `next` says that this is safe. */
    sendAgain: () => change.unsettled && void send(change.unsettled),
    /** Checks without being asked: tells what was found out, and nothing else. */
    checkQuietly: () => change.unsettled && !isPending && void attemptTo(change.unsettled, true),
    /** A person looked, and it was made. Resolves once that is noted. */
    async found(): Promise<void> {
      setMade(true);
      onFound?.();
      await change.forget('made');
    },
    /** A person looked, and it was not made. */
    forget(): void {
      void change.forget();
      setOutcome(undefined);
    },
    /** What was typed is not whole. */
    fail(): void {
      setOutcome(undefined);
      setAttempt((count) => count + 1);
    },
    /** What the last failure was about was changed. */
    clear: () => setOutcome(undefined),
  };
}

export type Submission = Omit<
  ReturnType<typeof useSubmission<object, unknown>>,
  'send' | 'fail' | 'clear'
>;
