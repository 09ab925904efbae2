import { ensureBrowser } from './support/browser.mjs';
import { ensureBuild } from './support/build.mjs';
import { lintRows } from './support/lint-rows.mjs';
import { ensurePackages } from './support/packages.mjs';
import { startPostgres } from './support/postgres.mjs';
import { Problem } from './support/problem.mjs';
import { lastLine, slowest, table, totals } from './support/rows.mjs';
import { playwrightRows, vitestRows } from './support/test-rows.mjs';

/** @typedef {import('./support/rows.mjs').Row} Row */

/** @type {Record<string, (args: string[]) => Promise<Row[]>>} */
const parts = { lint: lintRows, unit, components, application, service, e2e, long };

/**
 * `npm test`: installs what is missing and runs everything. `npm run test:unit` and its like run one
 * part and pass their arguments on. Returns 0 when nothing failed.
 * @param {string[]} args
 */
export async function run([only, ...args]) {
  ensurePackages({ development: true });
  const chosen =
    only === undefined ? [lintRows, unit, components, application, service, e2e] : [parts[only]];
  /** @type {Row[]} */
  const rows = [];
  for (const part of chosen) {
    if (!part) throw new Problem(`There is no part ${only}: ${Object.keys(parts).join(', ')}.`);
    rows.push(...(await countFailure(part(args))));
  }
  const notes = rows.flatMap((row) => row.notes ?? []);
  const longest = slowest(rows);
  const files = longest === '' ? [] : ['Slowest files:', longest, ''];
  console.log(['', table(rows), '', ...files, ...notes, lastLine(rows)].join('\n'));
  return totals(rows).failed === 0 ? 0 : 1;
}

/**
 * What cannot even begin has failed too, and must not keep the other parts from running.
 * @param {Promise<Row[]>} part
 * @returns {Promise<Row[]>}
 */
async function countFailure(part) {
  try {
    return await part;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    return [{ kind: 'Preparation', passed: 0, failed: 1, seconds: 0 }];
  }
}

/** @param {string[]} args */
function unit(args) {
  return vitestRows({ project: 'unit*', kinds: [{ kind: 'Unit', holds: () => true }], args });
}

/**
 * Components in a browser, before a server that the test plays.
 * @param {string[]} args
 */
async function components(args) {
  await ensureBrowser();
  const kinds = [{ kind: 'Components', holds: () => true }];
  return vitestRows({ project: 'components', kinds, args });
}

/**
 * The unit tests that use the application's own database, once more, on PostgreSQL.
 * @param {string[]} args
 */
function application(args) {
  const kind = 'Application on PostgreSQL';
  return withPostgres(kind, (postgres) =>
    postgres === undefined
      ? Promise.resolve([])
      : vitestRows({
          project: 'application',
          kinds: [{ kind, holds: () => true }],
          env: { TEST_DATABASE_URL: postgres.url },
          args,
        }),
  );
}

/** @param {string[]} args */
function service(args) {
  const onPostgres = {
    kind: 'Service on PostgreSQL',
    holds: (/** @type {string} */ name) => /\bpostgres\b/.test(name),
  };
  const onPglite = { kind: 'Service on PGlite', holds: () => true };
  return withPostgres(onPostgres.kind, (postgres) =>
    vitestRows({
      project: 'service',
      kinds: postgres ? [onPostgres, onPglite] : [onPglite],
      env: { TEST_DATABASE_URL: postgres?.url },
      args,
    }),
  );
}

/**
 * Properties and volumes whole, of which the other parts try a tenth, and journeys in both languages.
 * @param {string[]} args
 */
async function long(args) {
  process.env.TEST_LONG = '1';
  const rows = [];
  for (const part of [unit, application, service, e2e]) rows.push(...(await part(args)));
  return rows;
}

/**
 * Runs tests with a PostgreSQL server; where there is none a row says so, which in CI has failed.
 * @param {string} kind of the tests that need it
 * @param {(postgres: import('./support/postgres.mjs').Postgres | undefined) => Promise<Row[]>} run
 * @returns {Promise<Row[]>}
 */
async function withPostgres(kind, run) {
  const postgres = await startPostgres();
  try {
    const rows = await run(postgres);
    if (postgres) return rows;
    const note = `${kind}: not available, those tests did not run`;
    return [
      ...rows,
      { kind, passed: 0, failed: process.env.CI ? 1 : 0, seconds: 0, notes: [note] },
    ];
  } finally {
    await postgres?.stop();
  }
}

/** @param {string[]} args */
async function e2e(args) {
  await ensureBrowser();
  const began = performance.now();
  await ensureBuild();
  const seconds = (performance.now() - began) / 1000;
  const built = { kind: 'Build', passed: 1, failed: 0, seconds };
  return withPostgres('Replicas on PostgreSQL', async (postgres) => [
    built,
    ...(await playwrightRows(args, { TEST_DATABASE_URL: postgres?.url })),
  ]);
}
