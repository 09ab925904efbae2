import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runToEnd } from './child.mjs';
import { root } from './root.mjs';

/**
 * @typedef {import('./rows.mjs').Row} Row
 *
 * A kind of test in the table. The test's full name decides where several share a run.
 * @typedef {{ kind: string, holds: (name: string) => boolean }} Kind
 */

/**
 * Runs one project of Vitest.
 * @param {object} options
 * @param {'unit*' | 'components' | 'service' | 'application'} options.project
 * @param {Kind[]} options.kinds every test belongs to the first that holds it
 * @param {import('./child.mjs').Environment} [options.env]
 * @param {string[]} options.args passed on
 * @returns {Promise<Row[]>}
 */
export async function vitestRows({ project, kinds, env = {}, args }) {
  const { report, code, seconds } = await runWithReport((file) => ({
    args: [
      join(root, 'node_modules/vitest/vitest.mjs'),
      ...['run', '--project', project, '--reporter=default', '--reporter=json'],
      `--outputFile.json=${file}`,
      ...args,
    ],
    env,
  }));
  const rows = kinds.map(({ kind }) => ({ ...emptyRow(kind), ms: 0 }));
  for (const { name: file, assertionResults } of report?.testResults ?? []) {
    for (const { fullName, status, duration, failureMessages } of assertionResults) {
      const row = rows[kinds.findIndex(({ holds }) => holds(fullName))];
      if (!row) continue;
      row.ms += duration ?? 0;
      if (status === 'passed') row.passed += 1;
      else if (status !== 'failed') row.skipped += 1;
      else {
        row.failed += 1;
        row.notes.push(failureNote(`${relative(root, file)} › ${fullName}`, failureMessages?.[0]));
      }
    }
  }
  const all = rows.reduce((sum, row) => sum + row.ms, 0) || 1;
  const files = (report?.testResults ?? []).map((/** @type {any} */ result) => ({
    file: relative(root, result.name),
    seconds: (result.endTime - result.startTime) / 1000,
  }));
  return settle(
    // Files run beside each other: the time of the run, shared out as the tests took it.
    rows.map(({ ms, ...row }, index) => ({
      ...row,
      seconds: (seconds * ms) / all,
      files: index === 0 ? files : [],
    })),
    code,
  );
}

/**
 * Runs the journeys in the browser.
 * @param {string[]} args passed on
 * @param {import('./child.mjs').Environment} [env]
 * @returns {Promise<Row[]>}
 */
export async function playwrightRows(args, env = {}) {
  const { report, code, seconds } = await runWithReport((file) => ({
    args: [join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...args],
    env: { ...env, TEST_REPORT: file },
  }));
  const row = {
    kind: 'Browser',
    passed: report?.stats.expected ?? 0,
    failed: report ? report.stats.unexpected + report.stats.flaky + report.errors.length : 0,
    skipped: report?.stats.skipped ?? 0,
    notes: report ? browserFailures(report.suites) : [],
    files: report ? browserTimes(report.suites) : [],
    seconds,
  };
  return settle([row], code);
}

/** @param {string} kind */
function emptyRow(kind) {
  return { kind, passed: 0, failed: 0, skipped: 0, notes: /** @type {string[]} */ ([]) };
}

/**
 * Names a failed test in one line, so that the end of a long log says what to look for above.
 * @param {string} name
 * @param {string | undefined} message as the runner gives it, with a stack and colours
 */
export function failureNote(name, message = '') {
  const [first = ''] = stripVTControlCharacters(message).split('\n');
  return `Failed: ${name}${first && `: ${first.slice(0, 300)}`}`;
}

/**
 * @param {any[]} suites of Playwright's report: within each other, as files and `describe`s are
 * @returns {string[]}
 */
export function browserFailures(suites) {
  return suites.flatMap(({ suites: within = [], specs = [] }) => [
    ...specs
      .filter((/** @type {any} */ spec) => !spec.ok)
      .map((/** @type {any} */ { file, line, title, tests }) =>
        failureNote(
          `e2e/${file}:${line} › ${title}`,
          tests[0]?.results.find((/** @type {any} */ { error }) => error)?.error.message,
        ),
      ),
    ...browserFailures(within),
  ]);
}

/**
 * How long the tests of each file took, without what started before them.
 * @param {any[]} suites of Playwright's report, one of each file
 * @returns {import('./rows.mjs').FileTime[]}
 */
export function browserTimes(suites) {
  const msOf = (/** @type {any} */ { suites: within = [], specs = [] }) =>
    [
      ...within.map(msOf),
      ...specs.flatMap((/** @type {any} */ { tests }) =>
        tests.flatMap((/** @type {any} */ { results }) =>
          results.map((/** @type {any} */ { duration = 0 }) => duration),
        ),
      ),
    ].reduce((sum, each) => sum + each, 0);
  return suites.map((suite) => ({ file: `e2e/${suite.file}`, seconds: msOf(suite) / 1000 }));
}

/**
 * What was skipped proves nothing, and a run that went wrong without a failed test (a file that
 * cannot be loaded) has failed all the same.
 * @param {(Row & { skipped: number, notes: string[] })[]} rows
 * @param {number} code exit code of the run
 * @returns {Row[]}
 */
export function settle(rows, code) {
  const settled = rows.map(({ skipped, notes, ...row }) => ({
    ...row,
    failed: row.failed + skipped,
    notes: skipped > 0 ? [...notes, `${row.kind}: ${skipped} skipped, counted as failed`] : notes,
  }));
  const [first] = settled;
  if (first && code !== 0 && settled.every((row) => row.failed === 0)) first.failed = 1;
  return settled;
}

/**
 * @param {(file: string) => { args: string[], env: import('./child.mjs').Environment }} command
 *   given the file to report into
 * @returns {Promise<{ report: any, code: number, seconds: number }>} report is undefined without one
 */
async function runWithReport(command) {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-report-'));
  const file = join(folder, 'report.json');
  const began = performance.now();
  try {
    const { args, env } = command(file);
    const code = await runToEnd(process.execPath, args, env);
    const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    return { report, code, seconds: (performance.now() - began) / 1000 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
