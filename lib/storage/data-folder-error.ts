/** The embedded data folder cannot be used; the message is a sentence for whoever starts it. */
export class DataFolderError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DataFolderError';
  }
}

/** Another process has the folder open. PGlite itself would silently lose data. */
export class DataFolderLockedError extends DataFolderError {
  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop it first.`);
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
