import { ClinicError } from '@/lib/server/clinic/errors';
import type { Change } from './change';

/** The key stands for another change of the same person. */
export function reused({ operation, correlationId }: Change): ClinicError {
  return new ClinicError(422, 'IDEMPOTENCY_KEY_REUSED', { operation, correlationId });
}

export function isReused(error: unknown): boolean {
  return error instanceof ClinicError && error.code === 'IDEMPOTENCY_KEY_REUSED';
}

/**
 * Nobody knows whether the change was made. `details.next` says what a person can do about it:
 * `send-again` makes no second one, `check` reads the service, `look` is all that is left where this
 * application cannot see the thing.
 */
export function unknownOutcome(
  change: Change,
  cause?: unknown,
  known?: 'check' | 'look',
): ClinicError {
  const { operation, correlationId, isRepeatable, lookup } = change;
  const next = known ?? (lookup ? 'check' : isRepeatable ? 'send-again' : 'look');
  return new ClinicError(504, 'OUTCOME_UNKNOWN', {
    operation,
    correlationId,
    cause,
    details: { next },
  });
}

/** No call of this change ever left for the service. It may be sent. */
export function notSent({ operation, correlationId }: Change): ClinicError {
  return new ClinicError(409, 'NOT_SENT', { operation, correlationId });
}

/** The service was asked and does not have it. Sending it again makes no second one. */
export function notMade({ operation, correlationId }: Change): ClinicError {
  return new ClinicError(409, 'NOT_MADE', { operation, correlationId });
}

export function isUnknownOutcome(error: unknown): boolean {
  return error instanceof ClinicError && error.code === 'OUTCOME_UNKNOWN';
}

const JUDGED = [400, 404, 409, 412, 422];

/** The service looked at what was asked and said no, rather than not now or not to us. */
export function isJudged(error: unknown): boolean {
  return error instanceof ClinicError && JUDGED.includes(error.status);
}
