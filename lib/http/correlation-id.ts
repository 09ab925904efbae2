import 'server-only';
import { randomUUID } from 'node:crypto';
import { CORRELATION_ID } from '@/lib/contract/correlation-id';

/** The caller's `x-correlation-id` when it is harmless, else a new one. */
export function correlationId(headers: Headers): string {
  const given = headers.get('x-correlation-id');
  return given !== null && CORRELATION_ID.test(given) ? given : randomUUID();
}
