import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
  return inDataFolder(folder, () => lock(folder));
}

function lock(folder: string): () => void {
  makeFolder(folder);
  const file = join(folder, FILE);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (take(file)) return releaseOf(file);
    const owner = readOwner(file);
    if (owner && isAlive(owner)) throw new DataFolderLockedError(folder, owner.pid);
    discard(file);
  }
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

/** Whole or not at all: a lock half written would be taken for one whose owner died. */
function take(file: string): boolean {
  const written = `${file}.${process.pid}`;
  writeFileSync(written, JSON.stringify(self()), { mode: 0o600 });
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

/** Removes a dead owner's lock, and puts back one that somebody took since it was looked at. */
function discard(file: string): void {
  const removed = `${file}.${process.pid}`;
  try {
    renameSync(file, removed);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  const owner = readOwner(removed);
  if (owner && isAlive(owner)) renameSync(removed, file);
  else rmSync(removed);
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
