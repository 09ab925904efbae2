import { lintRows } from './support/lint-rows.mjs';
import { ensurePackages } from './support/packages.mjs';
import { lastLine, table, totals } from './support/rows.mjs';

/** `npm run lint`: everything that reads the sources without running them. */
export async function run() {
  ensurePackages({ development: true });
  const rows = await lintRows();
  console.log(`\n${table(rows)}\n\n${lastLine(rows)}`);
  return totals(rows).failed === 0 ? 0 : 1;
}
