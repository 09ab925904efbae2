import type { Context as Http } from 'hono';
import type { Operation } from '@/lib/contract/operation';
import { isDiskFull, isTransient } from '../db/database-error';
import { ContentionError, InternalError, ServiceError, StorageFullError } from '../errors';
import { envelopeOf, errorBody } from './error-body';
import type { Exchange } from './exchange';

/** Turns whatever was thrown into an answer. What is not ours to say goes to the log only. */
export function respondError(
  http: Http<Exchange>,
  thrown: unknown,
  operation?: Operation,
): Response {
  const correlationId = http.get('correlationId');
  const error = thrown instanceof ServiceError ? thrown : unexpected(thrown);
  if (error !== thrown) {
    http
      .get('log')
      .error({ err: thrown, operation: operation?.id, correlationId }, 'request failed');
  }
  const body = errorBody(error, envelopeOf(operation, error.status), correlationId);
  return new Response(JSON.stringify(body), {
    status: error.status,
    headers: {
      ...error.headers,
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
    },
  });
}

function unexpected(thrown: unknown): ServiceError {
  if (isTransient(thrown)) return new ContentionError();
  return isDiskFull(thrown) ? new StorageFullError() : new InternalError();
}
