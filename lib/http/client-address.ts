import 'server-only';
import { isIP } from 'node:net';
import { env } from '@/lib/env.server';

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
