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
  type IPolicy,
  retry,
  wrap,
} from 'cockatiel';

/** The service answered with a status that says "failing", not "refused". */
export class FailingAnswerError extends Error {
  constructor(readonly answer: { readonly status: number; readonly text: string }) {
    super(`status ${answer.status}`);
  }
}

export type BreakerState = 'closed' | 'open' | 'half-open';

export interface Resilience {
  readonly read: IPolicy;
  readonly write: IPolicy;
  readonly state: () => BreakerState;
}

/** Failures in a row that open the breaker, and milliseconds until one call may try again. */
const FAILURES_TO_OPEN = 5;
const HALF_OPEN_AFTER = 10_000;
/** Calls of one resource under way at once; the others wait, then are refused. */
const CONCURRENT = 32;
const WAITING = 256;

/**
 * One set of policies per resource, so that a slow or failing resource takes neither the
 * connections nor the breaker of the others (bulkhead). Reads are tried up to three times, with
 * jitter, but never after a deadline; writes once.
 */
export function createResilience(): Resilience {
  const breaker = circuitBreaker(
    handleWhen((error) => !(error instanceof BulkheadRejectedError)),
    { halfOpenAfter: HALF_OPEN_AFTER, breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN) },
  );
  const lane = bulkhead(CONCURRENT, WAITING);
  const again = retry(handleWhen(worthRepeating), {
    maxAttempts: 2,
    backoff: new ExponentialBackoff({ initialDelay: 80, maxDelay: 800 }),
  });
  return {
    read: wrap(again, breaker, lane),
    write: wrap(breaker, lane),
    state: () => {
      if (breaker.state === CircuitState.Closed) return 'closed';
      return breaker.state === CircuitState.HalfOpen ? 'half-open' : 'open';
    },
  };
}

export function isNotAsked(error: unknown): boolean {
  return error instanceof BrokenCircuitError || error instanceof BulkheadRejectedError;
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

/** A repeated 500 or a repeated deadline helps nobody; a dropped connection or a 502–504 may. */
function worthRepeating(error: unknown): boolean {
  if (isNotAsked(error) || isTimeout(error)) return false;
  if (error instanceof FailingAnswerError) return error.answer.status !== 500;
  return true;
}
