/** Every answer carries these: of the server, of the framework and of our own code. */
export const SECURITY_HEADERS = Object.freeze({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=(), browsing-topics=()',
});

/** Data and files are never documents: should a browser show one, nothing in it runs. */
export const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * For an application that people open with https, what makes their browsers never try without.
 * @param {string | undefined} appUrl
 * @returns {Record<string, string>}
 */
export function transportSecurity(appUrl) {
  return appUrl?.trim().toLowerCase().startsWith('https:')
    ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
    : {};
}
