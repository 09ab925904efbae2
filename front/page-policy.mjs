/**
 * The content security policy of a page: only what carries the request's nonce runs. React's development
 * build evaluates code, and reloading on change needs a socket and inline styles.
 * @param {string} nonce
 * @param {{ isDevelopment: boolean }} options
 */
export function pagePolicy(nonce, { isDevelopment }) {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' ${isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ].join('; ');
}
