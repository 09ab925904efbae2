import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The value that a signed cookie carries (`value.signature`, URI-encoded, as the accounts library
 * writes it), or null when the signature is not ours.
 */
export function signedValue(cookie: string, secret: string): string | null {
  const decoded = withoutEscapes(cookie);
  const dot = decoded?.lastIndexOf('.') ?? -1;
  if (decoded === null || dot < 1) return null;
  const value = decoded.slice(0, dot);
  const expected = createHmac('sha256', secret).update(value).digest();
  const given = Buffer.from(decoded.slice(dot + 1), 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : null;
}

function withoutEscapes(cookie: string): string | null {
  try {
    return decodeURIComponent(cookie);
  } catch {
    // Not something that we wrote.
    return null;
  }
}
