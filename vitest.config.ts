import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import './lib/testing/test-clock.mjs';
import { findBrowser } from './scripts/support/browser.mjs';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
const executablePath = findBrowser();

const UNIT = ['{lib,components,app,front,scripts}/**/*.test.{ts,tsx}'];
const IN_BROWSER = '**/*.browser.test.tsx';

/**
 * Unit tests that replace modules, or use parts of the server, which keep state. Each has the modules for
 * itself; the others share them, as importing takes longer than what they test.
 */
const APART = ['lib', 'components', 'app', 'front', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => /\.test\.tsx?$/.test(path))
    .filter(
      (path) =>
        /^(?:lib\/server|app|front)\//.test(path) ||
        /\bvi\.|lib\/server\/|\.server'/.test(readFileSync(path, 'utf8')),
    )
    // What is special in a pattern and stands in a folder's name.
    .map((path) => path.replace(/[[\]()]/g, '?')),
);

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
    // What tests lost answers and lines that stay open waits more than it works.
    maxWorkers: 2 * availableParallelism(),
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
          include: UNIT,
          exclude: [IN_BROWSER, ...APART],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...inNode, name: 'unit-apart', include: APART, exclude: [IN_BROWSER] },
      },
      {
        extends: true,
        test: {
          ...inNode,
          name: 'application',
          // Once more, on PostgreSQL: what uses the application's own database.
          include: process.env.TEST_DATABASE_URL
            ? ['lib/server/{audit,auth,outbox}/**/*.test.ts', 'lib/{audit,drafts}/**/*.test.ts']
            : [],
          exclude: [
            'lib/server/auth/{network,password-strength}.test.ts',
            'lib/server/outbox/{find-appointment,find-registered}.test.ts',
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
            'nuqs',
            'nuqs/adapters/react',
            'nuqs/server',
            'react-hook-form',
            '@hookform/resolvers/standard-schema',
          ],
        },
        test: {
          // Components as a person uses them, before a handler that the test plays.
          name: 'components',
          include: ['{lib,components}/**/*.browser.test.tsx'],
          setupFiles: 'lib/testing/clean-storage.ts',
          testTimeout: 30_000,
          // As long as a person would wait on a machine that stands still for a moment.
          expect: { poll: { timeout: 10_000 } },
          // A page that is drawn does not wait.
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
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
