import 'server-only';
import { AuditUnavailableError } from '@/lib/audit/audit';
import { problem } from '@/lib/http/problem';
import { BodyTooLargeError, MalformedJsonError } from '@/lib/http/read-json';
import { ClinicError, InvalidInputError } from './errors';
import { ForbiddenError } from './on-behalf-of';

/** The problem the browser gets for an error it can act on; undefined for one nobody expected. */
export function problemOf(error: unknown, correlationId: string): Response | undefined {
  if (error instanceof ClinicError) {
    const { status, code, fields, details, retryAfter } = error;
    return problem(
      status,
      {
        code,
        correlationId: error.correlationId,
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
  if (error instanceof AuditUnavailableError) {
    return problem(503, { code: 'AUDIT_UNAVAILABLE', correlationId });
  }
  if (error instanceof BodyTooLargeError) {
    return problem(413, { code: 'BODY_TOO_LARGE', correlationId });
  }
  if (error instanceof MalformedJsonError) {
    return problem(400, { code: 'MALFORMED_JSON', correlationId });
  }
  return undefined;
}
