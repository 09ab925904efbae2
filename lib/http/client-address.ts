import 'server-only';
import { isIP } from 'node:net';

/**
 * The address the request came from, as the nearest proxy (or Next.js itself, which fills the
 * header from the socket) wrote it last; entries before it are the client's own claims.
 */
export function clientAddress(headers: Headers): string {
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  const address = last.replace(/^::ffff:/, '');
  return isIP(address) === 0 ? 'unknown' : address;
}
