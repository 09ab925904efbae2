import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { CORRELATION_ID } from '@/lib/contract/wire/headers';

/** What is known of every request before its route is. */
export interface Exchange {
  Bindings: {
    /** Where it came from. */
    address: string;
  };
  Variables: {
    correlationId: string;
    log: Logger;
  };
}

/** Takes over the caller's correlation id where it is safe to repeat, else makes one. */
export function correlate(log: Logger): MiddlewareHandler<Exchange> {
  return async (http, next) => {
    const given = http.req.header('x-correlation-id');
    const correlationId = given !== undefined && CORRELATION_ID.test(given) ? given : randomUUID();
    http.set('correlationId', correlationId);
    http.set('log', log);
    await next();
    http.res.headers.set('X-Correlation-Id', correlationId);
  };
}
