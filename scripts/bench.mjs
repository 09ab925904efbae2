import { runToEnd } from './support/child.mjs';
import { ensurePackages } from './support/packages.mjs';

/**
 * `npm run bench`: measures every row, or those named after `--`; exit code 1 when a bar is missed.
 * @param {string[]} args
 */
export function run(args) {
  ensurePackages({ development: true });
  return runToEnd(process.execPath, ['--import', 'tsx', 'bench/run.ts', ...args]);
}
