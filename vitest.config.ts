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
          name: 'application',
          environment: 'node',
          // Once more, on PostgreSQL: what uses the application's own database.
          include: process.env.TEST_DATABASE_URL ? ['lib/{audit,auth,outbox}/**/*.test.ts'] : [],
          exclude: [
            'lib/auth/{network,password-rules}.test.ts',
            'lib/outbox/{body-hash,find-appointment}.test.ts',
          ],
          env: { APPLICATION_DATABASE: 'postgres' },
        },
      },
      {
        resolve,
        test: {
          name: 'service',
          environment: 'node',
          // What the bench fills the service's tables with breaks when they change.
          include: ['{clinic-service,bench}/**/*.test.ts'],
          // Opening PGlite and bringing its schema up takes a moment on a busy two-core machine.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
