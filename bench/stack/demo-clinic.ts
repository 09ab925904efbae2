import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { CLINIC_MIGRATIONS } from '@/clinic-service/db/clinic-migrations';
import { type Database, openDatabase } from '@/lib/server/storage/open-database';
import type { Bench } from '../figure';
import { type Connection, openConnection } from '../load/latency';
import { runService } from './service';

/**
 * A demo clinic in a database and a service of its own, with what `fill` adds to it. `serverUrl` is
 * a PostgreSQL server.
 */
export async function demoClinic(
  bench: Bench,
  serverUrl: string,
  name: string,
  fill: (db: Database) => Promise<void>,
): Promise<Connection> {
  await createDatabase(serverUrl, name);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const apiKey = randomBytes(32).toString('hex');
  const service = await runService({
    dataDir: join(bench.folder, name),
    databaseUrl: url.href,
    seed: 'demo',
    apiKey,
  });
  bench.after(service.stop);
  const { db, close } = await openDatabase({ url: url.href, migrations: CLINIC_MIGRATIONS });
  try {
    await fill(db);
  } finally {
    await close();
  }
  const connection = openConnection(service.url, { authorization: `Bearer ${apiKey}` });
  bench.after(connection.close);
  return connection;
}

async function createDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
}
