import { useState } from 'react';
import { ClinicProblem } from './problem';

export interface IdempotencyKey {
  /** What the next change is sent with: the same until its outcome is known. */
  readonly current: () => string;
  /** What is sent from now on is another change. */
  readonly renew: () => void;
  /** Of a change that failed; where it may have been made, or its turn may still come, the key stays. */
  readonly failed: (error: unknown) => void;
}

/** No session, no right, too often: asked before the change itself is looked at, and true of any other. */
const NOT_ABOUT_THE_CHANGE = [401, 403, 429];

/**
 * One for each form: however often it is sent, by impatience or because its answer was lost, one thing
 * is made. Say `renew` when it was made, `failed` when it was not.
 */
export function useIdempotencyKey(): IdempotencyKey {
  return useState(createIdempotencyKey)[0];
}

/** In memory alone: a page that is loaded again is another form. */
export function createIdempotencyKey(): IdempotencyKey {
  let key: string | undefined;
  const renew = () => {
    key = undefined;
  };
  return {
    current() {
      key ??= crypto.randomUUID();
      return key;
    },
    renew,
    failed(error) {
      if (isRefusal(error)) renew();
    },
  };
}

/** The change itself was judged: it was not made, neither now nor with its key before. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ClinicProblem) || isUnknown(error) || isAbsent(error)) return false;
  return error.status >= 400 && error.status < 500 && !NOT_ABOUT_THE_CHANGE.includes(error.status);
}

/** The answer was lost: it may have been made. */
export function isUnknown(error: unknown): boolean {
  return error instanceof ClinicProblem && error.code === 'OUTCOME_UNKNOWN';
}

/** Our server looked: the change was not made and may be sent. */
export function isAbsent(error: unknown): boolean {
  return (
    error instanceof ClinicProblem &&
    error.status === 409 &&
    (error.code === 'NOT_SENT' || error.code === 'NOT_MADE')
  );
}

/** What a person can do about a change of unknown outcome; see `unknownOutcome` of the outbox. */
export type NextStep = 'check' | 'send-again' | 'look';

/** As our server says it. A lost connection says nothing: then our server can be asked. */
export function nextStep(error: unknown): NextStep {
  const next = error instanceof ClinicProblem ? error.details.next : undefined;
  return next === 'send-again' || next === 'look' ? next : 'check';
}
