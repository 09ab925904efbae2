import 'server-only';
import { env } from '@/lib/server/settings/env.server';
import { problem } from './problem';
import { correlationId } from './request-origin';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses (403) a mutation that a page of another site could have caused; null when it may go on.
 * Each check stands alone: exact origin, fetch metadata, a JSON body, and a header that no form can send.
 */
export function guardMutation(
  request: Request,
  correlation = correlationId(request.headers),
): Response | null {
  if (SAFE.has(request.method)) return null;
  return isOurs(request.headers)
    ? null
    : problem(403, { code: 'CROSS_SITE_REQUEST', correlationId: correlation });
}

function isOurs(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin === null || !env().allowedOrigins.includes(origin)) return false;
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  if (headers.get('x-requested-with') !== 'clinic-admin') return false;
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  return type === undefined ? !announcesBody(headers) : type === 'application/json';
}

/** Next.js hands over a body, if only an empty one, with every change: the headers tell more. */
function announcesBody(headers: Headers): boolean {
  return headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) !== 0;
}
