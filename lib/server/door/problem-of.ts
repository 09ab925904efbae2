import 'server-only';
import { ClinicError, InvalidInputError } from '@/lib/server/clinic/errors';
import { problem } from '@/lib/server/http/problem';
import { ForbiddenError } from './on-behalf-of';

/** The problem for what a call to the clinic service may throw; undefined for anything else. */
export function problemOf(error: unknown, correlationId: string): Response | undefined {
  if (error instanceof ClinicError) {
    const { status, code, operation, fields, details, retryAfter } = error;
    return problem(
      status,
      {
        code,
        correlationId: error.correlationId,
        operation,
        ...(fields === undefined ? {} : { fields }),
        ...(details === undefined ? {} : { details }),
      },
      retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfter)) },
    );
  }
  if (error instanceof InvalidInputError) {
    return problem(400, { code: 'VALIDATION_ERROR', correlationId, fields: error.fields });
  }
  if (error instanceof ForbiddenError) return problem(403, { code: 'FORBIDDEN', correlationId });
  return undefined;
}
