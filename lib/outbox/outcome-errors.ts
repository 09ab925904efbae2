import { ClinicError } from '@/lib/clinic/errors';
import type { Change } from './change';

/** The key stands for another change of the same person. */
export function reused({ operation, correlationId }: Change): ClinicError {
  return new ClinicError(422, 'IDEMPOTENCY_KEY_REUSED', { operation, correlationId });
}

export function isReused(error: unknown): boolean {
  return error instanceof ClinicError && error.code === 'IDEMPOTENCY_KEY_REUSED';
}

export function unknownOutcome({ operation, correlationId }: Change, cause?: unknown): ClinicError {
  return new ClinicError(504, 'OUTCOME_UNKNOWN', { operation, correlationId, cause });
}

export function isUnknownOutcome(error: unknown): boolean {
  return error instanceof ClinicError && error.code === 'OUTCOME_UNKNOWN';
}

const JUDGED = [400, 404, 409, 412, 422];

/** The service looked at what was asked and said no, rather than not now or not to us. */
export function isJudged(error: unknown): boolean {
  return error instanceof ClinicError && JUDGED.includes(error.status);
}
