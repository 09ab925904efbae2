import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from './child.mjs';
import { root } from './root.mjs';

/**
 * Runs one project of Vitest.
 * @param {object} options
 * @param {string} options.kind in the table
 * @param {'unit' | 'service'} options.project
 * @param {import('./child.mjs').Environment} [options.env]
 * @param {string[]} options.args passed on
 */
export function vitestRow({ kind, project, env, args }) {
  return testRow({
    kind,
    args: (report) => [
      join(root, 'node_modules/vitest/vitest.mjs'),
      ...['run', '--project', project, '--reporter=default', '--reporter=json'],
      `--outputFile.json=${report}`,
      ...args,
    ],
    ...(env && { env }),
    count: (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }),
  });
}

/**
 * Runs the journeys in the browser.
 * @param {string[]} args passed on
 */
export function playwrightRow(args) {
  return testRow({
    kind: 'Browser',
    args: () => [join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...args],
    env: (report) => ({ TEST_REPORT: report }),
    count: ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    }),
  });
}

/**
 * @param {object} options
 * @param {string} options.kind
 * @param {(report: string) => string[]} options.args given the file to report into
 * @param {import('./child.mjs').Environment | ((report: string) => import('./child.mjs').Environment)} [options.env]
 * @param {(report: any) => { passed: number, failed: number, skipped: number }} options.count
 * @returns {Promise<import('./rows.mjs').Row>}
 */
async function testRow({ kind, args, env, count }) {
  console.log(`\n${kind}`);
  const folder = mkdtempSync(join(tmpdir(), 'clinic-report-'));
  const report = join(folder, 'report.json');
  const began = performance.now();
  try {
    const added = typeof env === 'function' ? env(report) : env;
    const code = await runToEnd(process.execPath, args(report), added);
    const counted = existsSync(report)
      ? count(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: 0, failed: 0, skipped: 0 };
    if (counted.skipped > 0) {
      console.error(`${kind}: ${counted.skipped} skipped. What does not run proves nothing.`);
    }
    const failed = counted.failed + counted.skipped;
    return {
      kind,
      passed: counted.passed,
      // A file that cannot be loaded fails no test and still fails the run.
      failed: failed === 0 && code !== 0 ? 1 : failed,
      seconds: (performance.now() - began) / 1000,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
