import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inDataFolder, makeFolder } from './data-folder';

/** The secret kept in `file`, or undefined when there is none yet. Throws `DataFolderUnusableError`. */
export function readSecretFile(file: string): string | undefined {
  return inDataFolder(dirname(file), () => read(file));
}

function read(file: string): string | undefined {
  try {
    const value = readFileSync(file, 'utf8').trim();
    return value === '' ? undefined : value;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * The secret kept in `file` (mode 600), made on first use or where a crash left the file empty.
 * When two processes start at once, the first to create the file wins and both use what it wrote.
 * Throws `DataFolderUnusableError`.
 */
export function secretFile(file: string, make: () => string): string {
  return inDataFolder(dirname(file), () => readOrMake(file, make));
}

const ATTEMPTS = 3;

function readOrMake(file: string, make: () => string, attempt = 1): string {
  const existing = read(file);
  if (existing !== undefined) return existing;
  makeFolder(dirname(file));
  const secret = make();
  try {
    create(file, secret);
    return secret;
  } catch (error) {
    const winner = read(file);
    if (winner !== undefined) return winner;
    if (attempt === ATTEMPTS || !isCode(error, 'EEXIST')) throw error;
    discardEmpty(file);
    return readOrMake(file, make, attempt + 1);
  }
}

/** Whole or not at all: a full disk or a crash leaves no file that holds nothing. */
function create(file: string, secret: string): void {
  const written = `${file}.${randomUUID()}`;
  try {
    writeFileSync(written, `${secret}\n`, { mode: 0o600, flush: true });
    linkSync(written, file);
  } finally {
    rmSync(written, { force: true });
  }
}

/** Removes a file without a secret, and puts back one that somebody made since it was looked at. */
function discardEmpty(file: string): void {
  const removed = `${file}.${randomUUID()}`;
  try {
    renameSync(file, removed);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  if (read(removed) === undefined) rmSync(removed);
  else renameSync(removed, file);
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
