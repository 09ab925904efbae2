import 'server-only';
import { randomUUID } from 'node:crypto';

const PATTERN = /^[A-Za-z0-9_-]{8,64}$/;

/** The caller's `x-correlation-id` when it is harmless, else a new one. */
export function correlationId(headers: Headers): string {
  const given = headers.get('x-correlation-id');
  return given !== null && PATTERN.test(given) ? given : randomUUID();
}
