/** The embedded data folder cannot be used; the message is a sentence for whoever starts it. */
export class DataFolderError extends Error {
  constructor(message: string) {
    super(message);
    this.name = new.target.name;
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

/** There is no room on the folder's disk to open the database in it. */
export class DataFolderFullError extends DataFolderError {
  constructor(folder: string) {
    super(`The disk of the data folder ${folder} is full. Make room on it, then start again.`);
  }
}
