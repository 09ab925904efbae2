import { readFileSync, writeFileSync } from 'node:fs';
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
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * The secret kept in `file` (mode 600), made on first use. When two processes start at once, the
 * first to create the file wins and both use what it wrote. Throws `DataFolderUnusableError`.
 */
export function secretFile(file: string, make: () => string): string {
  return inDataFolder(dirname(file), () => readOrMake(file, make));
}

function readOrMake(file: string, make: () => string): string {
  const existing = read(file);
  if (existing !== undefined) return existing;
  makeFolder(dirname(file));
  const secret = make();
  try {
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
    return secret;
  } catch (error) {
    const winner = read(file);
    if (winner === undefined) throw error;
    return winner;
  }
}
