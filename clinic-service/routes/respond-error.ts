import type { Context as Http } from 'hono';
import type { Logger } from 'pino';
import type { Operation } from '@/lib/contract/operation';
import { isDiskFull, isTransient } from '../db/database-error';
import { ContentionError, InternalError, ServiceError, StorageFullError } from '../errors';
import { envelopeOf, errorBody } from './error-body';
import type { Exchange } from './exchange';

/** Turns whatever was thrown into an answer. */
export function respondError(
  http: Http<Exchange>,
  thrown: unknown,
  operation?: Operation,
): Response {
  const about = { correlationId: http.get('correlationId'), log: http.get('log'), operation };
  const { body, ...head } = refusalOf(thrown, about);
  return new Response(body, head);
}

interface About {
  readonly correlationId: string;
  readonly log: Logger;
  readonly operation?: Operation | undefined;
}

/** What is answered to whatever was thrown. What is not ours to say goes to the log only. */
export function refusalOf(thrown: unknown, { correlationId, log, operation }: About) {
  const error = thrown instanceof ServiceError ? thrown : unexpected(thrown);
  if (error !== thrown) {
    log.error({ err: thrown, operation: operation?.id, correlationId }, 'request failed');
  }
  return {
    status: error.status,
    headers: {
      ...error.headers,
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'X-Correlation-Id': correlationId,
    },
    body: JSON.stringify(errorBody(error, envelopeOf(operation, error.status), correlationId)),
  };
}

function unexpected(thrown: unknown): ServiceError {
  if (isTransient(thrown)) return new ContentionError();
  return isDiskFull(thrown) ? new StorageFullError() : new InternalError();
}
