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
 * not asked to write once there is little room; reading goes on.
 */
export class PgliteOnDisk extends PGlite {
  constructor(
    private readonly folder: string,
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
    await this.refuseWithoutRoom(statement);
    return super.query<T>(statement, values, options);
  }

  /** As `query`: several statements are looked at as one. */
  override async exec(statements: string, options?: QueryOptions): Promise<Results[]> {
    await this.refuseWithoutRoom(statements);
    return super.exec(statements, options);
  }

  /** As `query`, for each statement within. */
  override transaction<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
    return super.transaction((tx) =>
      run({
        ...tx,
        get closed() {
          return tx.closed;
        },
        query: async <R>(statement: string, values?: unknown[], options?: QueryOptions) => {
          await this.refuseWithoutRoom(statement);
          return tx.query<R>(statement, values, options);
        },
      }),
    );
  }

  private async refuseWithoutRoom(statement: string): Promise<void> {
    if (!READS.test(statement)) await this.requireRoom();
  }

  /** Rejects with SQLSTATE 53100 where the disk is as good as full. */
  async requireRoom(): Promise<void> {
    if (await hasRoomToWrite(this.folder)) return;
    throw Object.assign(new Error('No space left on the disk of the data folder'), {
      code: DISK_FULL,
    });
  }
}
