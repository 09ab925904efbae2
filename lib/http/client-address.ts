import 'server-only';
import { isIP } from 'node:net';

/**
 * The address the request came from, as the nearest proxy wrote it last; entries before it are the
 * client's own claims. Next.js fills the header from the socket only where there is none: without
 * a proxy that appends to it, the whole header is a claim, so nothing is allowed because of it.
 */
export function clientAddress(headers: Headers): string {
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  const address = last.replace(/^::ffff:/, '');
  return isIP(address) === 0 ? 'unknown' : address;
}
