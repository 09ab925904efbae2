import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this is a Debian (or one made from it) where we may install packages. */
export function canInstallPackages() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && has('apt-get');
}

/**
 * Installs a package of the distribution.
 * @param {string} name
 * @returns {boolean} whether it is there now
 */
export function installPackage(name) {
  console.log(`Installing ${name} from the distribution…`);
  return (
    aptGet('update', '-qq') &&
    aptGet('install', '-y', '-qq', '-o=Dpkg::Use-Pty=0', '--no-install-recommends', name)
  );
}

/** @param {string[]} args */
function aptGet(...args) {
  const result = spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return result.status === 0;
}

/** @param {string} program */
function has(program) {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
}
