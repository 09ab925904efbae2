import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are checked by `npm run lint`; checking them again in every build is work done twice.
  typescript: { ignoreBuildErrors: true },
  // No image optimiser: an endpoint nobody needs is an endpoint nobody defends.
  images: { unoptimized: true },
  productionBrowserSourceMaps: false,
  // Read files of their own (WebAssembly, migrations) or pull in optional drivers.
  serverExternalPackages: [
    '@electric-sql/pglite',
    '@zxcvbn-ts/core',
    '@zxcvbn-ts/language-common',
    '@zxcvbn-ts/language-en',
    '@zxcvbn-ts/language-es-es',
    'pg',
    'pino',
    'prom-client',
    'rate-limiter-flexible',
  ],
  experimental: {
    // `forbidden()`: a page the role may not see answers 403, not 200 with an apology.
    authInterrupts: true,
  },
  async rewrites() {
    return {
      // Shown in the place of a page that failed, and no address of its own.
      beforeFiles: [{ source: '/_global-error', destination: '/_not-found' }],
      afterFiles: [
        // Asked for by browsers on their own, before a page has told them of its icon.
        { source: '/favicon.ico', destination: '/icon.svg' },
        // A file of an earlier build is gone, and no address to sign in for.
        { source: '/_next/static/:path*', destination: '/_not-found' },
      ],
      fallback: [],
    };
  },
};

const withMessages = createNextIntlPlugin({
  requestConfig: './lib/server/intl/request.ts',
  experimental: {
    // Messages are parsed while building, so that no parser is sent to the browser.
    messages: { format: 'json', path: './messages', locales: 'infer', precompile: true },
  },
});

export default withMessages(config);
