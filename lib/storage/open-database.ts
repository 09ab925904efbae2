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
import { DataFolderFullError } from './data-folder-error';
import { lockDataFolder } from './data-folder-lock';
import { hasRoomToWrite } from './disk-room';
import { PgliteOnDisk } from './pglite-on-disk';

/** PGlite or PostgreSQL behind one type: the same queries run on both. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'pglite' | 'postgres';
  /** Rejects when the database cannot answer. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** PostgreSQL connection string; absent means PGlite. */
  readonly url?: string | undefined;
  /** Folder of the PGlite files; absent means in memory (tests). */
  readonly folder?: string | undefined;
  readonly migrationsFolder: string;
}

/** Serialises migrations of several replicas that start at once. Any constant will do. */
const MIGRATION_LOCK = 7_240_315;

/**
 * Opens the database and brings its schema up to date.
 * Throws `DataFolderLockedError` when another process has the folder open, `DataFolderFullError`
 * when its disk is full.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.url === undefined
    ? openPglite(options)
    : openPostgres(options.url, options.migrationsFolder);
}

async function openPglite({ folder, migrationsFolder }: DatabaseOptions): Promise<OpenDatabase> {
  const release = folder === undefined ? undefined : lockDataFolder(folder);
  try {
    const client = await startPglite(folder);
    const db = drizzlePglite({ client });
    await migratePglite(db, { migrationsFolder });
    return {
      db,
      kind: 'pglite',
      ping: async () => {
        await client.query('select 1');
      },
      close: async () => {
        await client.close();
        release?.();
      },
    };
  } catch (error) {
    release?.();
    throw error;
  }
}

async function startPglite(folder: string | undefined): Promise<PGlite> {
  const extensions = { btree_gist, pg_trgm, unaccent };
  if (folder === undefined) return PGlite.create({ extensions });
  // It writes as it starts, and would wait for the room for ever.
  if (!(await hasRoomToWrite(folder))) throw new DataFolderFullError(folder);
  const client = new PgliteOnDisk(folder, { extensions });
  await client.waitReady;
  return client;
}

async function openPostgres(url: string, migrationsFolder: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // An idle connection that the server drops must not end the process; the next query reconnects.
  pool.on('error', () => undefined);
  try {
    await migrateUnderLock(pool, migrationsFolder);
  } catch (error) {
    await pool.end();
    throw error;
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

async function migrateUnderLock(pool: Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePostgres(drizzlePostgres({ client }), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  }
}
