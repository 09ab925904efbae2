import type { NextConfig } from 'next';

/** What any Next application would do, and nothing of ours. */
const config: NextConfig = {
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['undici'],
};

export default config;
