import 'server-only';
import { BulkheadRejectedError } from 'cockatiel';
import {
  BodyBrokenOffError,
  BodyTooLargeError,
  MalformedJsonError,
} from '@/lib/contract/wire/read-json';
import { AuditUnavailableError } from '@/lib/server/audit/audit';
import { log } from '@/lib/server/log.server';
import { sealed } from './answer';
import { InvalidBodyError } from './body';
import { isDatabaseDown } from './database-down';
import { guardMutation } from './guard-mutation';
import { problem } from './problem';
import { type RequestOrigin, requestOrigin } from './request-origin';

/**
 * What every handler goes through, signed in or not: the mutation guard, one correlation id, no
 * caching, and failures answered as problems that give nothing away.
 */
export async function openRoute(
  request: Request,
  handler: (origin: RequestOrigin) => Promise<Response>,
): Promise<Response> {
  const origin = requestOrigin(request.headers);
  const refusal = guardMutation(request, origin.correlationId);
  if (refusal) return refusal;
  try {
    return sealed(await handler(origin), origin);
  } catch (error) {
    return failure(error, origin);
  }
}

function failure(error: unknown, { correlationId }: RequestOrigin): Response {
  if (error instanceof InvalidBodyError) {
    return problem(400, { code: 'VALIDATION_ERROR', correlationId, fields: error.fields });
  }
  if (error instanceof BodyBrokenOffError) {
    log.info({ correlationId }, 'A request ended before its body did');
  }
  if (error instanceof MalformedJsonError) {
    return problem(400, { code: 'MALFORMED_JSON', correlationId });
  }
  if (error instanceof BodyTooLargeError) {
    return problem(413, { code: 'BODY_TOO_LARGE', correlationId });
  }
  if (error instanceof AuditUnavailableError) {
    return problem(503, { code: 'AUDIT_UNAVAILABLE', correlationId });
  }
  if (error instanceof BulkheadRejectedError) {
    return problem(503, { code: 'TOO_BUSY', correlationId });
  }
  log.error({ err: error, correlationId }, 'A handler failed');
  if (isDatabaseDown(error)) return problem(503, { code: 'UNAVAILABLE', correlationId });
  return problem(500, { code: 'INTERNAL', correlationId });
}
