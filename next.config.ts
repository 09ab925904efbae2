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
  serverExternalPackages: ['@electric-sql/pglite', 'pg', 'pino'],
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
