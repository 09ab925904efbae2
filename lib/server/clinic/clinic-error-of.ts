import 'server-only';
import type { Operation } from '@/lib/contract/operation';
import { ClinicError, type ClinicFault } from './errors';
import { TooEarlyError } from './pace';
import { FailingAnswerError, isNotAsked, isTimeout, neverSent } from './resilience';
import type { CallContext } from './service-request';
import { AnswerTooLargeError } from './transport';

/** What went wrong with a call, in the words that callers know. */
export function clinicErrorOf(
  operation: Operation,
  error: unknown,
  { correlationId }: Pick<CallContext, 'correlationId'>,
): ClinicError {
  const fault = (status: number, code: ClinicFault, retryAfter?: number) =>
    new ClinicError(status, code, {
      operation: operation.id,
      correlationId,
      retryAfter,
      cause: error,
    });
  if (error instanceof ClinicError) {
    const broken = error.code === 'SERVICE_ANSWER_INVALID' && operation.method !== 'GET';
    return broken ? fault(504, 'OUTCOME_UNKNOWN') : error;
  }
  if (error instanceof TooEarlyError) {
    const seconds = Math.ceil(error.wait / 1000);
    return error.isDown
      ? fault(503, 'SERVICE_UNAVAILABLE', seconds)
      : fault(429, 'RATE_LIMITED', seconds);
  }
  if (isNotAsked(error)) return fault(503, 'SERVICE_UNAVAILABLE');
  if (operation.method !== 'GET' && !neverSent(error)) return fault(504, 'OUTCOME_UNKNOWN');
  if (error instanceof FailingAnswerError) return fault(502, 'SERVICE_FAILED', error.retryAfter);
  if (isTimeout(error)) return fault(504, 'SERVICE_TIMEOUT');
  if (error instanceof AnswerTooLargeError) {
    return fault(502, operation.envelope === 'file' ? 'FILE_TOO_LARGE' : 'SERVICE_ANSWER_INVALID');
  }
  return fault(502, 'SERVICE_UNREACHABLE');
}
