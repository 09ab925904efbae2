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
/** Values travel apart from the statement: only its own words are looked at. */
const WRITES = /\b(insert|update|delete|create|alter|drop)\b/i;

/**
 * PGlite that cannot begin a new segment of its log does not fail: it never answers again. So it is
 * not asked to write once there is little room; reading goes on.
 */
export class PgliteOnDisk extends PGlite {
  constructor(
    private readonly folder: string,
    options: PGliteOptions,
  ) {
    super({ ...options, dataDir: join(folder, 'pgdata') });
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
    if (WRITES.test(statement)) await this.requireRoom();
  }

  /** Rejects with SQLSTATE 53100 where the disk is as good as full. */
  async requireRoom(): Promise<void> {
    if (await hasRoomToWrite(this.folder)) return;
    throw Object.assign(new Error('No space left on the disk of the data folder'), {
      code: DISK_FULL,
    });
  }
}
