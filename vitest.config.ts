import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import './lib/testing/test-clock.mjs';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

export default defineConfig({
  resolve: {
    alias: {
      '@': root,
      // Its only purpose is to fail in a browser bundle; here it would fail in every test.
      'server-only': `${root}/node_modules/server-only/empty.js`,
    },
  },
  test: {
    // Vitest leaves one core to whoever looks on; nobody does.
    maxWorkers: availableParallelism(),
    // A thread begins sooner than a process, and most files are done in no time.
    pool: 'threads',
    environment: 'node',
    globalSetup: 'clinic-service/testing/empty-pglite.ts',
    setupFiles: 'lib/testing/cheap-passwords.ts',
    // A guard against what never ends, not a measure: two busy cores may take ten times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{lib,components,app,front,scripts}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'application',
          // Once more, on PostgreSQL: what uses the application's own database.
          include: process.env.TEST_DATABASE_URL ? ['lib/{audit,auth,outbox}/**/*.test.ts'] : [],
          exclude: [
            'lib/auth/{network,password-strength}.test.ts',
            'lib/outbox/{find-appointment,find-registered}.test.ts',
          ],
          env: { APPLICATION_DATABASE: 'postgres' },
        },
      },
      {
        extends: true,
        test: {
          name: 'service',
          // What the bench fills the service's tables with breaks when they change.
          include: ['{clinic-service,bench}/**/*.test.ts'],
        },
      },
    ],
  },
});
