import { join } from 'node:path';
import {
  PGlite,
  type PGliteOptions,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';
import { hasRoomToWrite } from './disk-room';

/** As PostgreSQL names it, so that whoever writes tells a full disk alike on both. */
const DISK_FULL = '53100';
/**
 * What surely only reads: one that writes unnoticed would wait for ever. Values travel apart from
 * the statement, so that only its own words are looked at.
 */
const READS = /^[\s(]*(select|show|with)\b(?!.*\b(insert|update|delete|merge|into|share)\b)/is;

/** Where the database's own files are within a data folder. */
export const pgliteFolder = (folder: string) => join(folder, 'pgdata');

/**
 * PGlite that cannot begin a new segment of its log does not fail: it never answers again. So it is
 * not asked to write once there is little room; reading goes on. A write is acknowledged by the owner
 * of the folder alone: another process may have read the files before it.
 */
export class PgliteOnDisk extends PGlite {
  constructor(
    private readonly folder: string,
    /** Ends the process where the folder is not its own any more. */
    private readonly requireOwner: () => void,
    options: PGliteOptions,
  ) {
    super({ ...options, dataDir: pgliteFolder(folder) });
  }

  /** Rejects with SQLSTATE 53100 where the statement writes and the disk is as good as full. */
  override async query<T>(
    statement: string,
    values?: unknown[],
    options?: QueryOptions,
  ): Promise<Results<T>> {
    return this.asOwner(statement, () => super.query<T>(statement, values, options));
  }

  /** As `query`: several statements are looked at as one. */
  override async exec(statements: string, options?: QueryOptions): Promise<Results[]> {
    return this.asOwner(statements, () => super.exec(statements, options));
  }

  /** As `query`, for each statement within. */
  override async transaction<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
    const result = await super.transaction((tx) =>
      run({
        ...tx,
        get closed() {
          return tx.closed;
        },
        query: async <R>(statement: string, values?: unknown[], options?: QueryOptions) => {
          return this.asOwner(statement, () => tx.query<R>(statement, values, options));
        },
      }),
    );
    this.requireOwner();
    return result;
  }

  private async asOwner<T>(statement: string, run: () => Promise<T>): Promise<T> {
    if (READS.test(statement)) return run();
    await this.requireRoom();
    const result = await run();
    this.requireOwner();
    return result;
  }

  /** Rejects with SQLSTATE 53100 where the disk is as good as full. */
  async requireRoom(): Promise<void> {
    if (await hasRoomToWrite(this.folder)) return;
    throw Object.assign(new Error('No space left on the disk of the data folder'), {
      code: DISK_FULL,
    });
  }
}
