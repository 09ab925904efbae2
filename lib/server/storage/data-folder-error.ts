/** The embedded data folder cannot be used; the message is a sentence for whoever starts it. */
export class DataFolderError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DataFolderError';
  }
}

/** Another process has the folder open. PGlite itself would silently lose data. */
export class DataFolderLockedError extends DataFolderError {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process, perhaps in another container. Stop it first.`,
    );
  }
}

/** The lock is one of the releases that wrote a process id into a file: nobody can tell whose. */
export class DataFolderOldLockError extends DataFolderError {
  constructor(folder: string, file: string) {
    super(
      `The data folder ${folder} has the lock of an earlier release. Make sure that no process uses the folder, delete ${file}, then start again.`,
    );
  }
}

/** Two machines may have the folder open, and the lock holds on one. */
export class DataFolderOnNetworkError extends DataFolderError {
  constructor(folder: string, type: string) {
    super(
      `The data folder ${folder} is on a network file system (${type}), where another machine could use it at the same time. Choose a folder on a disk of this machine with DATA_DIR, or use PostgreSQL.`,
    );
  }
}

/** The lock's address does not fit. */
export class DataFolderPathError extends DataFolderError {
  constructor(folder: string, bytes: number) {
    super(
      `The path of the data folder ${folder} has more than ${bytes} bytes, which is too long for its lock on this system. Choose a shorter one with DATA_DIR.`,
    );
  }
}

/** The folder, or a file in it, cannot be made, read or written: a file is in its place, or no right given. */
export class DataFolderUnusableError extends DataFolderError {
  constructor(folder: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The data folder ${folder} cannot be used: ${reason}.`);
  }
}

/** The database's files are damaged; `cause` is for the log. */
export class DataFolderDamagedError extends DataFolderError {
  constructor(folder: string, cause: unknown) {
    super(
      `The database in the data folder ${folder} cannot be opened; its files seem to be damaged. Restore a copy of that folder, then start again.`,
    );
    this.cause = cause;
  }
}

/** There is no room on the folder's disk to open the database in it. */
export class DataFolderFullError extends DataFolderError {
  constructor(folder: string) {
    super(`The disk of the data folder ${folder} is full. Make room on it, then start again.`);
  }
}
