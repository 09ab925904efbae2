import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DataFolderUnusableError } from './data-folder-error';

/** Does something in the folder; what the file system refuses there is a `DataFolderUnusableError`. */
export function inDataFolder<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) {
      throw new DataFolderUnusableError(folder, error);
    }
    throw error;
  }
}

/** Throws where what is there cannot be read and written; what is not there yet will be made. */
export function requireAccess(path: string): void {
  if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
}

/** Makes the folder and those above it, for their owner alone. Node.js tries for ever in `/proc`. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Two processes that start at once may both make it.
    if (!existsSync(folder)) throw error;
  }
}
