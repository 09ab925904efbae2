import { fileURLToPath } from 'node:url';
import { runToEnd } from './support/child.mjs';
import { ensurePackages } from './support/packages.mjs';
import { Problem } from './support/problem.mjs';

/**
 * `npm run admin:create -- EMAIL`: prints the one-time link that makes the first administrator, or
 * lets the person with that account back in.
 * @param {string[]} args
 */
export function run([email, ...rest]) {
  if (email === undefined || rest.length > 0) {
    throw new Problem('Say for whom: npm run admin:create -- name@clinic.example');
  }
  ensurePackages({ development: false });
  const main = fileURLToPath(new URL('./support/admin-create.ts', import.meta.url));
  // The condition under which modules that only a server may load can be loaded.
  const flags = ['--conditions', 'react-server', '--import', 'tsx'];
  return runToEnd(process.execPath, [...flags, main, email]);
}
