import { ClinicProblem } from '@/lib/queries/problem';

/** Milliseconds until it is tried again: at once, then twice as long each time, up to the longest. */
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 10_000;
/** Milliseconds after which what became of an edit is left to the person. */
const PATIENCE = 600_000;

export interface RetryBackoff {
  /** Resolves when it is time to try again; throws `reason` when that was long enough. */
  readonly wait: (reason: unknown) => Promise<void>;
}

/** Waits for what passes by itself. `onWait` is told when that takes longer than one more try. */
export function createRetryBackoff(onWait: () => void): RetryBackoff {
  let next = 0;
  let waited = 0;
  return {
    async wait(reason) {
      if (waited >= PATIENCE) throw reason;
      const pause = next;
      next = Math.min(Math.max(2 * pause, FIRST_WAIT), LONGEST_WAIT);
      if (pause === 0) return;
      onWait();
      await new Promise((resolve) => setTimeout(resolve, pause));
      waited += pause;
    },
  };
}

/**
 * Nobody reached, too many calls, a session that its person may renew, or somebody else who answered in
 * the service's place, such as the portal of a network. What our own handlers refuse with a 4xx stays refused.
 */
export function isPassing(error: unknown): error is ClinicProblem {
  if (!(error instanceof ClinicProblem)) return false;
  const { status, code } = error;
  return status < 400 || status >= 500 || status === 401 || status === 429 || code === 'UNEXPECTED';
}
