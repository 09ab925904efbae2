import { chmodSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { inDataFolder, keepToOwner, requireAccess } from './data-folder';
import { DataFolderDamagedError, DataFolderFullError } from './data-folder-error';
import { type DataFolderLock, lockDataFolder } from './data-folder-lock';
import { hasRoomToWrite } from './disk-room';
import { PgliteOnDisk, pgliteFolder } from './pglite-on-disk';
import { PostgresError } from './postgres-error';

/** PGlite or PostgreSQL behind one type: the same queries run on both. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'pglite' | 'postgres';
  /** Rejects when the database cannot answer, or has no room on its disk to write. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What makes a schema, and the table that remembers how much of it was made. */
export interface Migrations {
  readonly folder: string;
  /** Its own for each schema: two may live in one database. */
  readonly record: string;
  /** A table of the very first migration, by which a database made earlier is told. */
  readonly firstTable: string;
}

export interface DatabaseOptions {
  /** PostgreSQL connection string; absent means PGlite. */
  readonly url?: string | undefined;
  /** Folder of the PGlite files; absent means in memory (tests). */
  readonly folder?: string | undefined;
  /** What PGlite in memory begins with, as its `dumpDataDir` gave it; absent means nothing. */
  readonly dump?: Blob | undefined;
  readonly migrations: Migrations;
}

/** Serialises migrations of several replicas that start at once. Any constant will do. */
const MIGRATION_LOCK = 7_240_315;

/**
 * Opens the database and brings its schema up to date.
 * Throws a `DataFolderError` when another process has the folder open, its disk is full, it cannot
 * be written, or its files are damaged; a `PostgresError` when PostgreSQL cannot be opened.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.url === undefined
    ? openPglite(options)
    : openPostgres(options.url, options.migrations);
}

async function openPglite({ folder, dump, migrations }: DatabaseOptions): Promise<OpenDatabase> {
  const lock = folder === undefined ? undefined : await lockDataFolder(folder);
  let client: PGlite | undefined;
  try {
    client = await (folder === undefined || lock === undefined
      ? startInMemory(dump)
      : startOnDisk(folder, lock));
    const opened = client;
    // The files that it makes the first time are everybody's, whatever the process says.
    if (folder !== undefined) inDataFolder(folder, () => keepToOwner(pgliteFolder(folder)));
    const db = drizzlePglite({ client });
    await db.execute(namedRecord(migrations));
    await migratePglite(db, settingsOf(migrations));
    return {
      db,
      kind: 'pglite',
      ping: async () => {
        if (opened instanceof PgliteOnDisk) await opened.requireRoom();
        await opened.query('select 1');
      },
      close: async () => {
        await opened.close();
        lock?.release();
      },
    };
  } catch (error) {
    await client?.close();
    lock?.release();
    throw error;
  }
}

const EXTENSIONS = { btree_gist, pg_trgm, unaccent };

const startInMemory = (dump: Blob | undefined): Promise<PGlite> =>
  PGlite.create({ extensions: EXTENSIONS, ...(dump && { loadDataDir: dump }) });

async function startOnDisk(folder: string, lock: DataFolderLock): Promise<PGlite> {
  // It writes as it starts, and would wait for the room for ever.
  if (!(await hasRoomToWrite(folder))) throw new DataFolderFullError(folder);
  inDataFolder(folder, () => {
    chmodSync(folder, 0o700);
    requireAccess(pgliteFolder(folder));
  });
  const client = new PgliteOnDisk(folder, lock.requireOurs, { extensions: EXTENSIONS });
  try {
    await client.waitReady;
    return client;
  } catch (error) {
    throw new DataFolderDamagedError(folder, error);
  }
}

async function openPostgres(url: string, migrations: Migrations): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // An idle connection that the server drops must not end the process; the next query reconnects.
  pool.on('error', () => undefined);
  try {
    await migrateUnderLock(pool, migrations);
  } catch (error) {
    await pool.end();
    throw new PostgresError(error);
  }
  return {
    db: drizzlePostgres({ client: pool }),
    kind: 'postgres',
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}

async function migrateUnderLock(pool: Pool, migrations: Migrations): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzlePostgres({ client });
    await db.execute(namedRecord(migrations));
    await migratePostgres(db, settingsOf(migrations));
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  }
}

const settingsOf = ({ folder, record }: Migrations) => ({
  migrationsFolder: folder,
  migrationsTable: record,
});

/** Databases made before each schema had a record of its own have it under the library's name. */
function namedRecord({ record, firstTable }: Migrations): string {
  return `do $$ begin
    if to_regclass('drizzle.${record}') is null
      and to_regclass('drizzle.__drizzle_migrations') is not null
      and to_regclass('public.${firstTable}') is not null
    then alter table drizzle.__drizzle_migrations rename to ${record};
    end if;
  end $$`;
}
