import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { canInstallPackages, installPackage } from './apt.mjs';
import { atEnd } from './at-end.mjs';
import { sparePort } from './ports.mjs';
import { Problem } from './problem.mjs';

/**
 * @typedef {object} Postgres
 * @property {string} url of a database whose user may create others
 * @property {() => Promise<void>} stop
 */

const READY_DEADLINE_MS = 30_000;

/**
 * A PostgreSQL server for tests: the one of `TEST_DATABASE_URL`, else one of our own in a temporary
 * folder, installed first where that is possible. It is gone, with its data, after `stop`.
 * @param {{ durable?: boolean }} [options] durable: it writes to the disk before it says so, as a
 *   clinic's does; only a measurement needs to wait for that
 * @returns {Promise<Postgres | undefined>} undefined when there is none and none can be installed
 */
export async function startPostgres({ durable = false } = {}) {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url, stop: async () => undefined };
  const programs = findPrograms() ?? (installServer() ? findPrograms() : undefined);
  return programs === undefined ? undefined : startOwn(programs, durable);
}

/** @returns {string | undefined} the folder of `initdb` and `postgres`, of the newest version there is */
function findPrograms() {
  const versions = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /^(postgresql@?)?\d*$/.test(name))
        .sort((a, b) => Number(b.replace(/\D/g, '')) - Number(a.replace(/\D/g, '')))
        .map((name) => join(folder, name, 'bin')),
    );
  return [...versions, ...(process.env.PATH ?? '').split(delimiter)].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

/** Debian starts a server of its own with the package; a file with this name and answer forbids it. */
const policyFile = '/usr/sbin/policy-rc.d';

function installServer() {
  if (!canInstallPackages()) return false;
  const ours = !existsSync(policyFile);
  if (ours) writeFileSync(policyFile, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return installPackage('postgresql');
  } finally {
    if (ours) rmSync(policyFile, { force: true });
  }
}

/**
 * @param {string} programs
 * @param {boolean} durable
 * @returns {Promise<Postgres>}
 */
async function startOwn(programs, durable) {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-postgres-'));
  const owner = unprivilegedUser();
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid);

  const data = join(folder, 'data');
  const initdb = spawnSync(
    join(programs, 'initdb'),
    [
      ...['-D', data, '-U', 'clinic', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`],
      ...['-E', 'UTF8', '--no-sync'],
      ...(process.platform === 'linux' ? ['--locale=C.UTF-8'] : []),
    ],
    { ...owner, cwd: folder, encoding: 'utf8' },
  );
  if (initdb.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Problem(`PostgreSQL could not make a database: ${initdb.stderr || initdb.error}`);
  }
  return serve({ programs, folder, data, password, owner, durable });
}

/**
 * @param {{ programs: string, folder: string, data: string, password: string, owner: Owner | undefined, durable: boolean }} options
 * @returns {Promise<Postgres>}
 */
async function serve({ programs, folder, data, password, owner, durable }) {
  const port = await sparePort();
  // Nothing a test writes has to survive a power cut, and no socket is left where others look.
  const settings = [
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
    'max_connections=200',
    'unix_socket_directories=',
  ].flatMap((setting) => ['-c', setting]);
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings],
    // A group of its own: Ctrl-C must not end it before the tests have closed their connections.
    { ...owner, cwd: folder, stdio: 'ignore', detached: true },
  );
  const ended = once(server, 'exit');
  const stop = async () => {
    // SIGINT is PostgreSQL's "fast" shutdown: it does not wait for clients.
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const forget = atEnd(stop);

  const deadline = Date.now() + READY_DEADLINE_MS;
  const ask = ['-q', '-h', '127.0.0.1', '-p', String(port)];
  while (spawnSync(join(programs, 'pg_isready'), ask).status !== 0) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Problem('PostgreSQL was installed and did not start.');
    }
    await pause(50);
  }
  return {
    url: `postgres://clinic:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      forget();
      await stop();
    },
  };
}

/**
 * PostgreSQL refuses to run as root.
 * @typedef {{ uid: number, gid: number }} Owner
 * @returns {Owner | undefined} undefined when we are not root and need nobody else
 */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (/** @type {string} */ flag, /** @type {string} */ user) =>
    spawnSync('id', [flag, user], { encoding: 'utf8' });
  const user = ['postgres', 'nobody'].find((name) => id('-u', name).status === 0);
  if (user === undefined) throw new Problem('PostgreSQL refuses to run as root.');
  return { uid: Number(id('-u', user).stdout), gid: Number(id('-g', user).stdout) };
}
