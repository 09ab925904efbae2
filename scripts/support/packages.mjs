import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem.mjs';
import { root } from './root.mjs';

/**
 * Installs the packages when `node_modules` is missing or does not hold what `package-lock.json` asks for.
 * @param {{ development: boolean }} options whether the tools of tests and checks are needed
 */
export function ensurePackages({ development }) {
  const wanted = readLock(join(root, 'package-lock.json'));
  if (wanted === undefined) throw new Problem('package-lock.json is missing or cannot be read.');
  const installed = readLock(join(root, 'node_modules', '.package-lock.json'));
  if (installed !== undefined && inStep(wanted, installed, { development })) return;

  console.log('Installing packages…');
  const args = ['ci', '--no-audit', '--no-fund', ...(development ? ['--include=dev'] : [])];
  const result = npm(args);
  if (result.status !== 0) {
    const reason = result.error ? `: ${result.error.message}` : '';
    throw new Problem(`npm could not install the packages${reason}. See its messages above.`);
  }
}

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [optional]
 * @property {boolean} [dev]
 * @property {boolean} [devOptional]
 *
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

/**
 * npm writes what it really installed into `node_modules/.package-lock.json` as its last step, so an
 * interrupted install is seen too. Optional packages may be absent: most are for other platforms.
 * @param {LockedPackages} wanted
 * @param {LockedPackages} installed
 * @param {{ development: boolean }} options
 */
export function inStep(wanted, installed, { development }) {
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') continue;
    const found = installed[path];
    if (found === undefined) {
      if (entry.optional || entry.devOptional) continue;
      if (entry.dev && !development) continue;
      return false;
    }
    if (found.version !== entry.version) return false;
  }
  return Object.keys(installed).every((path) => path in wanted);
}

/**
 * @param {string} file
 * @returns {LockedPackages | undefined} undefined when there is no such file or it is damaged
 */
function readLock(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    // Half-written by an install that was interrupted: the same as not installed.
    return undefined;
  }
}

/** @param {string[]} args */
function npm(args) {
  const options = /** @type {const} */ ({ cwd: root, stdio: 'inherit' });
  const own = process.env.npm_execpath;
  if (own?.endsWith('.js') && existsSync(own)) {
    return spawnSync(process.execPath, [own, ...args], options);
  }
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}
