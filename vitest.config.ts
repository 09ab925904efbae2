import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

const resolve = {
  alias: {
    '@': root,
    // Its only purpose is to fail in a browser bundle; here it would fail in every test.
    'server-only': `${root}/node_modules/server-only/empty.js`,
  },
};

export default defineConfig({
  resolve,
  test: {
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{lib,components,app,scripts}/**/*.test.{ts,tsx}', 'proxy.test.ts'],
        },
      },
      {
        resolve,
        test: {
          name: 'service',
          environment: 'node',
          include: ['clinic-service/**/*.test.ts'],
          // Opening PGlite and bringing its schema up takes a moment on a busy two-core machine.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
