import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import './lib/testing/test-clock.mjs';
import { findBrowser } from './scripts/support/browser.mjs';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
const executablePath = findBrowser();

/** Of the tests that run in Node.js. */
const inNode = {
  globalSetup: 'clinic-service/testing/empty-pglite.ts',
  setupFiles: 'lib/testing/cheap-passwords.ts',
};

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
    // A guard against what never ends, not a measure: two busy cores may take ten times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          ...inNode,
          name: 'unit',
          include: ['{lib,components,app,front,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          ...inNode,
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
          ...inNode,
          name: 'service',
          // What the bench fills the service's tables with breaks when they change.
          include: ['{clinic-service,bench}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        // Packages that ask Node.js which environment they are in.
        define: { 'process.env': {} },
        resolve: { alias: { 'next/navigation': `${root}/lib/testing/fake-navigation.ts` } },
        // Found while a test runs, a package makes Vite load the page anew.
        optimizeDeps: {
          include: [
            'next-intl',
            'next/link',
            'react-hook-form',
            '@hookform/resolvers/standard-schema',
          ],
        },
        test: {
          // Components as a person uses them, before a handler that the test plays.
          name: 'components',
          include: ['{lib,components}/**/*.browser.test.tsx'],
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(executablePath && { executablePath }),
                // Chromium's sandbox cannot be set up by root.
                chromiumSandbox: process.getuid?.() !== 0,
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
