import { useEffect, useEffectEvent, useState } from 'react';
import type { AnyOnceMutation } from '@/lib/queries/once-mutation';
import { ClinicProblem } from '@/lib/queries/problem';

interface Change<Input extends object, Output> extends AnyOnceMutation {
  readonly unsettled: Input | undefined;
  readonly joined: Input | undefined;
  readonly mutateAsync: (input: Input) => Promise<Output>;
}

interface Ends<Output> {
  /** It leads away from the form. */
  readonly onMade: (made: Output) => void;
  readonly onRefused: (problem: ClinicProblem) => void;
}

/** Sends what a whole form says, once, and keeps what came of it. */
export function useSubmission<Input extends object, Output>(
  change: Change<Input, Output>,
  { onMade, onRefused }: Ends<Output>,
) {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<ClinicProblem>();
  const [isMade, setMade] = useState(false);
  const isPending = change.isPending || isMade;
  const isUnsettled = change.unsettled !== undefined;

  async function send(input: Input): Promise<void> {
    if (!isPending) await attemptTo(input);
  }

  async function attemptTo(input: Input): Promise<void> {
    setOutcome(undefined);
    try {
      const made = await change.mutateAsync(input);
      setMade(true);
      onMade(made);
    } catch (error) {
      if (!(error instanceof ClinicProblem)) throw error;
      setOutcome(error);
      onRefused(error);
      setAttempt((count) => count + 1);
    }
  }

  const waitForAnswer = useEffectEvent(() => {
    if (change.joined) void attemptTo(change.joined);
  });
  // Whoever comes back to what is still being sent waits for its answer there.
  useEffect(() => waitForAnswer(), []);

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
    /** The same once more: it is made if it was not. */
    sendAgain: () => change.unsettled && void send(change.unsettled),
    /** Somebody has looked, and it was not made. */
    forget(): void {
      change.forget();
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
