import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inDataFolder, makeFolder } from './data-folder';
import { DataFolderLockedError } from './data-folder-error';

interface Owner {
  readonly pid: number;
  /** Kernel start time of the process, so that a reused pid is not taken for its owner. */
  readonly started: string | null;
}

const FILE = 'clinic.lock';

/**
 * Takes the folder for this process, or throws `DataFolderLockedError` or `DataFolderUnusableError`.
 * A lock whose owner died (kill −9, power cut) is taken over. Returns the release.
 */
export function lockDataFolder(folder: string): () => void {
  return inDataFolder(folder, () => {
    makeFolder(folder);
    return lock(folder, join(folder, FILE));
  });
}

function lock(folder: string, file: string): () => void {
  if (!take(file)) {
    refuseWhereHeld(folder, file);
    takeOver(folder, file);
  }
  return releaseOf(file);
}

/**
 * Puts our lock in the place of one whose owner died. Several may find it dead at once, and none may
 * touch what another has put there meanwhile: only whoever has the lock's own lock replaces it.
 */
function takeOver(folder: string, file: string): void {
  const release = lock(folder, `${file}.next`);
  try {
    refuseWhereHeld(folder, file);
    if (existsSync(file)) renameSync(write(file), file);
    else if (!take(file)) refuse(folder, file);
  } finally {
    release();
  }
}

function refuseWhereHeld(folder: string, file: string): void {
  const owner = readOwner(file);
  if (owner && isAlive(owner)) refuse(folder, file);
}

function refuse(folder: string, file: string): never {
  throw new DataFolderLockedError(folder, readOwner(file)?.pid ?? 0);
}

/** Lets go by itself, too, of what the process still has when it ends. */
function releaseOf(file: string): () => void {
  const release = () => {
    process.off('exit', release);
    rmSync(file, { force: true });
  };
  process.once('exit', release);
  return release;
}

/** Takes what nobody has. */
function take(file: string): boolean {
  const written = write(file);
  try {
    linkSync(written, file);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(written);
  }
}

/** Beside it first, so that it is there whole or not at all: half a lock would be taken for a dead one. */
function write(file: string): string {
  const written = `${file}.${process.pid}`;
  writeFileSync(written, JSON.stringify(self()), { mode: 0o600 });
  return written;
}

function self(): Owner {
  return { pid: process.pid, started: startTime(process.pid) };
}

function readOwner(file: string): Owner | undefined {
  try {
    const owner: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof owner !== 'object' || owner === null || !('pid' in owner)) return undefined;
    if (typeof owner.pid !== 'number') return undefined;
    const started = 'started' in owner && typeof owner.started === 'string' ? owner.started : null;
    return { pid: owner.pid, started };
  } catch {
    // Gone, or not one of ours.
    return undefined;
  }
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    return isCode(error, 'EPERM');
  }
  return owner.started === null || startTime(owner.pid) === owner.started;
}

/** Field 22 of /proc/<pid>/stat; null where there is no /proc (macOS, Windows). */
function startTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
