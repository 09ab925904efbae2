import { ClinicProblem } from '@/lib/queries/problem';

/** What a person can do about a change whose answer was lost; see `unknownOutcome` of the outbox. */
export type NextStep = 'check' | 'send-again' | 'look';

/** No session, no right, too often: said before the change is looked at, and true of any other. */
const NOT_ABOUT_THE_CHANGE = [401, 403, 429];

/** The answer was lost: the change may have been made. */
export function isUnknown(error: unknown): boolean {
  return error instanceof ClinicProblem && error.code === 'OUTCOME_UNKNOWN';
}

/** Our server looked: the change was not made, and may be sent. */
export function isAbsent(error: unknown): boolean {
  return (
    error instanceof ClinicProblem &&
    error.status === 409 &&
    (error.code === 'NOT_SENT' || error.code === 'NOT_MADE')
  );
}

/** The change was judged and not made. A change with the same key was not made before it either. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ClinicProblem) || isUnknown(error) || isAbsent(error)) return false;
  return error.status >= 400 && error.status < 500 && !NOT_ABOUT_THE_CHANGE.includes(error.status);
}

/** Our server names the next step. A lost connection names none: then our server can be asked. */
function nextStep(error: unknown): NextStep {
  const next = error instanceof ClinicProblem ? error.details.next : undefined;
  return next === 'send-again' || next === 'look' ? next : 'check';
}

/** `quiet-check`: made by a timer. It tells only that the outcome is known. */
export type AttemptKind = 'send' | 'check' | 'quiet-check';

/** One call of a change, as TanStack Query keeps it. */
export interface Attempt<Input, Output> {
  /** Rises with each attempt. */
  readonly id: number;
  readonly kind: AttemptKind;
  readonly input: Input;
  /** The idempotency key. */
  readonly key: string;
  readonly status: 'pending' | 'made' | 'failed';
  readonly output?: Output | undefined;
  readonly error?: unknown;
}

/** A change that was sent, and of which nobody knows whether it was made. */
export interface UnknownChange<Input> {
  readonly input: Input;
  readonly key: string;
  readonly next: NextStep;
}

export type ChangeState = 'idle' | 'pending' | 'unknown' | 'refused' | 'made';

export interface Outcome<Input, Output> {
  readonly state: ChangeState;
  /** Stays during a check, whatever else fails meanwhile. */
  readonly unknown: UnknownChange<Input> | undefined;
  /** Why the last attempt failed. */
  readonly problem: unknown;
  /** The attempt that failed last and is to be told; 0 before the first. */
  readonly failedAttempt: number;
  readonly made: { readonly attempt: number; readonly output: Output } | undefined;
}

/**
 * Where a change has come to, from its attempts, oldest first. One that is harmless twice can always be
 * sent again.
 */
export function readOutcome<Input, Output>(
  attempts: readonly Attempt<Input, Output>[],
  isHarmlessTwice: boolean,
): Outcome<Input, Output> {
  let outcome: Outcome<Input, Output> = {
    state: 'idle',
    unknown: undefined,
    problem: undefined,
    failedAttempt: 0,
    made: undefined,
  };
  for (const attempt of attempts) outcome = after(outcome, attempt);
  const { unknown } = outcome;
  return unknown && isHarmlessTwice
    ? { ...outcome, unknown: { ...unknown, next: 'send-again' } }
    : outcome;
}

function after<Input, Output>(
  before: Outcome<Input, Output>,
  attempt: Attempt<Input, Output>,
): Outcome<Input, Output> {
  const { id, kind, input, key, status, error } = attempt;
  if (status === 'pending') {
    const problem = kind === 'quiet-check' ? before.problem : undefined;
    return { ...before, state: 'pending', problem, made: undefined };
  }
  if (status === 'made') {
    const made = { attempt: id, output: attempt.output as Output };
    return { ...before, state: 'made', unknown: undefined, problem: undefined, made };
  }
  const isKnown = isRefusal(error) || isAbsent(error);
  const unknown = isUnknown(error)
    ? { input, key, next: nextStep(error) }
    : isKnown
      ? undefined
      : before.unknown;
  const isTold = isKnown || kind !== 'quiet-check';
  return {
    state: unknown ? 'unknown' : 'refused',
    unknown,
    problem: isTold ? error : before.problem,
    failedAttempt: isTold ? id : before.failedAttempt,
    made: undefined,
  };
}

/**
 * The key to send `input` with. The same words keep their key until they are made or refused: a first
 * call that arrives late is then the same change.
 */
export function keyFor<Input>(input: Input, attempts: readonly Attempt<Input, unknown>[]): string {
  const last = attempts.at(-1);
  const isOver = !last || last.status === 'made' || isRefusal(last.error);
  const isSame = last && JSON.stringify(last.input) === JSON.stringify(input);
  return isSame && !isOver ? last.key : crypto.randomUUID();
}
