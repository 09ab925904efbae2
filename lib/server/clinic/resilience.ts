import 'server-only';
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
} from 'cockatiel';
import { TooEarlyError } from './pace';
import { AnswerTooLargeError } from './transport';

/** The service answered with a status that says "failing", not "refused". */
export class FailingAnswerError extends Error {
  constructor(
    readonly status: number,
    /** Seconds until it wants to be asked again. */
    readonly retryAfter?: number,
  ) {
    super(`status ${status}`);
  }
}

/** Its turn came too late to ask at all. */
class WaitedTooLongError extends Error {}

export type BreakerState = 'closed' | 'open' | 'half-open';

/**
 * Runs `ask` in its turn, or throws what `isNotAsked` knows. `giveUpAt`, by `performance.now()`, is
 * until when its turn may come.
 */
type Guard = <T>(giveUpAt: number, ask: () => Promise<T>) => Promise<T>;

export interface Resilience {
  readonly read: Guard;
  readonly write: Guard;
  /** The worse of the two, reading and writing. */
  readonly state: () => BreakerState;
}

/** Failures in a row that open a breaker, and milliseconds until one call may try again. */
const FAILURES_TO_OPEN = 5;
const HALF_OPEN_AFTER = 10_000;
/** Calls of one resource under way at once; the others wait, then are refused. */
const CONCURRENT = 32;
const WAITING = 256;

/**
 * One set of policies per resource, so that a slow or failing resource takes neither the
 * connections nor the breaker of the others (bulkhead). Changes that fail stop no reading; one that
 * succeeds lets reading try again at once, for whoever made it wants to see it. Reads are tried up to
 * three times, with jitter, but never after a deadline; writes once.
 */
export function createResilience(): Resilience {
  const lane = bulkhead(CONCURRENT, WAITING);
  let reading = newBreaker();
  const writing = newBreaker();
  const again = retry(handleWhen(worthRepeating), {
    maxAttempts: 2,
    backoff: new ExponentialBackoff({ initialDelay: 80, maxDelay: 800 }),
  });
  // The breaker is asked when the turn has come: what waited while others failed is not sent then.
  // The clock is asked on both sides of it: a half-open breaker makes calls wait for the one it lets
  // through.
  const inTurn =
    (breaker: () => typeof reading): Guard =>
    (giveUpAt, ask) => {
      const inTime = <R>(next: () => R): R => {
        if (performance.now() < giveUpAt) return next();
        throw new WaitedTooLongError();
      };
      return lane.execute(() => inTime(() => breaker().execute(() => inTime(ask))));
    };
  const read = inTurn(() => reading);
  const write = inTurn(() => writing);
  return {
    read: (giveUpAt, ask) => again.execute(() => read(giveUpAt, ask)),
    write: async (giveUpAt, ask) => {
      const answer = await write(giveUpAt, ask);
      if (reading.state === CircuitState.Open) reading = newBreaker();
      return answer;
    },
    state: () => {
      const states = [reading.state, writing.state];
      if (states.includes(CircuitState.Open)) return 'open';
      return states.includes(CircuitState.HalfOpen) ? 'half-open' : 'closed';
    },
  };
}

function newBreaker() {
  return circuitBreaker(
    handleWhen((error) => !(error instanceof WaitedTooLongError || error instanceof TooEarlyError)),
    { halfOpenAfter: HALF_OPEN_AFTER, breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN) },
  );
}

export function isNotAsked(error: unknown): boolean {
  return (
    error instanceof BrokenCircuitError ||
    error instanceof BulkheadRejectedError ||
    error instanceof WaitedTooLongError ||
    error instanceof TooEarlyError
  );
}

export function isTimeout(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'TimeoutError' ||
      ('code' in error &&
        (error.code === 'UND_ERR_HEADERS_TIMEOUT' || error.code === 'UND_ERR_BODY_TIMEOUT')))
  );
}

/** The request never left: repeating it, even a write, cannot do anything twice. */
export function neverSent(error: unknown): boolean {
  if (isNotAsked(error)) return true;
  if (!(error instanceof Error) || !('code' in error)) return false;
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].includes(
    String(error.code),
  );
}

/**
 * A 500, a deadline or too large an answer would come again; a broken connection may not. A service that
 * says when to ask again is not asked before.
 */
function worthRepeating(error: unknown): boolean {
  if (isNotAsked(error) || isTimeout(error) || error instanceof AnswerTooLargeError) return false;
  if (error instanceof FailingAnswerError) {
    return error.status !== 500 && error.retryAfter === undefined;
  }
  return true;
}
