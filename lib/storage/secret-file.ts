import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The secret kept in `file`, or undefined when there is none yet. */
export function readSecretFile(file: string): string | undefined {
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
 * first to create the file wins and both use what it wrote.
 */
export function secretFile(file: string, make: () => string): string {
  const existing = readSecretFile(file);
  if (existing !== undefined) return existing;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const secret = make();
  try {
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
    return secret;
  } catch (error) {
    const winner = readSecretFile(file);
    if (winner === undefined) throw error;
    return winner;
  }
}
