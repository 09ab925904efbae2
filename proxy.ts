import { type NextRequest, NextResponse } from 'next/server';

const DEVELOPMENT = process.env.NODE_ENV === 'development';

/** React's development build evaluates code, and reloading on change needs a socket and styles. */
function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${DEVELOPMENT ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' ${DEVELOPMENT ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${DEVELOPMENT ? ' ws:' : ''}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ].join('; ');
}

/**
 * Headers that differ by request. Comfort and defence in depth only: who may see what is decided
 * in each page and handler, which hold without this file.
 */
export function proxy(request: NextRequest) {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  const policy = contentSecurityPolicy(nonce);
  // The renderer reads the nonce off the request's policy and puts it on every script it writes.
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  headers.set('x-pathname', request.nextUrl.pathname + request.nextUrl.search);

  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

export const config = {
  // Not /api and health, whose headers never vary and whose speed counts, nor files that never change.
  matcher: '/((?!api/|healthz|readyz|_next/static/).*)',
};
