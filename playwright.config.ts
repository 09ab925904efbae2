import { defineConfig } from '@playwright/test';
import './lib/testing/test-clock.mjs';
import { findBrowser } from './scripts/support/browser.mjs';

const executablePath = findBrowser();
const { TEST_REPORT: report, TEST_DATABASE_URL: postgres } = process.env;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/shared-stack.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes the second time has found something the first time.
  retries: 0,
  workers: 2,
  // A journey of two people takes half a minute where nothing else runs.
  timeout: 120_000,
  // Long enough for a machine that stands still for some seconds: how fast it is the bench tells.
  expect: { timeout: 20_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    browserName: 'chromium',
    locale: 'es-CO',
    // Far from the clinic's own: a date computed in the browser's zone shows as the wrong day.
    timezoneId: 'Asia/Tokyo',
    // Filming every page for the few tests that fail would take a third of the time. In CI nobody is
    // there to look at a trace: a picture and the page as text stay, and the test is run again here.
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Chromium's sandbox cannot be set up by root.
      chromiumSandbox: process.getuid?.() !== 0,
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    {
      name: 'journeys',
      testMatch: '**/*.spec.ts',
      // Without PostgreSQL there is one process, and no replicas to test.
      testIgnore: ['after/**', ...(postgres ? [] : ['replicas/**'])],
    },
    { name: 'after', testMatch: 'after/**/*.spec.ts', dependencies: ['journeys'] },
  ],
});
