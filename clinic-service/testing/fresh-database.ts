import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import {
  type Migrations,
  type OpenDatabase,
  openDatabase,
} from '@/lib/server/storage/open-database';
import { emptyPglite } from './empty-pglite';

export type DatabaseKind = 'pglite' | 'postgres';

const { TEST_DATABASE_URL } = process.env;

/** The databases a test runs on: PGlite always, PostgreSQL where `TEST_DATABASE_URL` gives one. */
export const DATABASE_KINDS: readonly DatabaseKind[] =
  TEST_DATABASE_URL === undefined ? ['pglite'] : ['pglite', 'postgres'];

/** An empty database that nothing else uses: in memory, or made on the server and dropped after. */
export async function freshDatabase(
  kind: DatabaseKind,
): Promise<{ url: string | undefined; drop: () => Promise<void> }> {
  if (kind === 'pglite') return { url: undefined, drop: async () => undefined };
  if (TEST_DATABASE_URL === undefined) throw new Error('TEST_DATABASE_URL is not set');
  const name = `clinic_test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(TEST_DATABASE_URL);
  url.pathname = `/${name}`;
  await onServer(TEST_DATABASE_URL, `create database ${name}`);
  return {
    url: url.href,
    drop: () => onServer(TEST_DATABASE_URL, `drop database ${name} with (force)`),
  };
}

/** Such a database, opened, with its schema made. `drop` closes it first. */
export async function openFreshDatabase(
  kind: DatabaseKind,
  migrations: Migrations,
): Promise<{ database: OpenDatabase; drop: () => Promise<void> }> {
  const { url, drop } = await freshDatabase(kind);
  const dump = kind === 'pglite' ? await emptyPglite() : undefined;
  const database = await openDatabase({ url, dump, migrations });
  return {
    database,
    drop: async () => {
      await database.close();
      await drop();
    },
  };
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
