import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

/** Hold for every answer, whoever gives it. What varies by request is added in `proxy.ts`. */
const SECURITY_HEADERS = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  {
    key: 'Permissions-Policy',
    value:
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=(), browsing-topics=()',
  },
];

/** Data and files are never documents: should a browser show one, nothing in it runs. */
const INERT = {
  key: 'Content-Security-Policy',
  value: "default-src 'none'; frame-ancestors 'none'; sandbox",
};

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are checked by `npm run lint`; checking them again in every build is work done twice.
  typescript: { ignoreBuildErrors: true },
  // No image optimiser: an endpoint nobody needs is an endpoint nobody defends.
  images: { unoptimized: true },
  productionBrowserSourceMaps: false,
  // Read files of their own (WebAssembly, migrations) or pull in optional drivers.
  serverExternalPackages: ['@electric-sql/pglite', 'pg', 'pino', 'rate-limiter-flexible'],
  experimental: {
    // `forbidden()`: a page the role may not see answers 403, not 200 with an apology.
    authInterrupts: true,
  },
  // Asked for by browsers on their own, before a page has told them of its icon.
  async rewrites() {
    return [{ source: '/favicon.ico', destination: '/icon.svg' }];
  },
  async headers() {
    return [
      { source: '/:path*', headers: SECURITY_HEADERS },
      {
        source: '/api/:path*',
        headers: [INERT, { key: 'Cache-Control', value: 'private, no-store' }],
      },
      { source: '/_next/static/:path*', headers: [INERT] },
    ];
  },
};

const withMessages = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    // Messages are parsed while building, so that no parser is sent to the browser.
    messages: { format: 'json', path: './messages', locales: 'infer', precompile: true },
  },
});

export default withMessages(config);
