import 'server-only';
import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { CORRELATION_ID } from '@/lib/contract/wire/headers';
import { env } from '@/lib/server/settings/env.server';

/** Where a request came from, as logs and the audit trail say it. */
export interface RequestOrigin {
  readonly correlationId: string;
  readonly address: string;
}

export function requestOrigin(headers: Headers): RequestOrigin {
  return { correlationId: correlationId(headers), address: clientAddress(headers) };
}

/**
 * The address the request came from. Without a proxy in front it is the socket's. Behind N of
 * ours (`TRUSTED_PROXY_HOPS`) it is what the outermost of them wrote, the N-th entry of
 * `X-Forwarded-For` from the right; further left are the client's own claims. `unknown` where
 * nobody we trust has said it.
 */
export function clientAddress(headers: Headers): string {
  const hops = env().trustedProxyHops;
  const said = hops === 0 ? socketAddress(headers) : forwardedFor(headers, hops);
  const address = said?.trim().replace(/^::ffff:(?=[\d.]+$)/i, '') ?? '';
  return isIP(address) === 0 ? 'unknown' : address;
}

/** As `front/server.mjs` wrote it; without that, anybody could have. */
function socketAddress(headers: Headers): string | null {
  const name = globalThis.clinicAdminFront?.addressHeader;
  return name === undefined ? null : headers.get(name);
}

function forwardedFor(headers: Headers, hops: number): string | undefined {
  return headers.get('x-forwarded-for')?.split(',').at(-hops);
}

/** The caller's `x-correlation-id` when it is harmless, else a new one. */
export function correlationId(headers: Headers): string {
  const given = headers.get('x-correlation-id');
  return given !== null && CORRELATION_ID.test(given) ? given : randomUUID();
}
