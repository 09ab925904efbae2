import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { CLINIC_MIGRATIONS } from '@/clinic-service/db/clinic-migrations';
import { API_PREFIX } from '@/lib/contract/operation';
import { addDays } from '@/lib/rules/clinic-time';
import { openDatabase } from '@/lib/storage/open-database';
import { startPostgres } from '@/scripts/support/postgres.mjs';
import type { Bench, Figure, Row } from '../figure';
import { type Connection, openConnection, timed } from '../load/latency';
import { addPastAppointments } from '../population/past-appointments';
import { runService } from '../stack/service';
import { median, percentile } from '../statistics';

const SMALL = 10_000;
const LARGE = 1_000_000;
const ROUNDS = 5;
/** Days of the demo clinic's own agenda that are read in a round, from so many days ago. */
const DAYS = 80;
const FROM = -70;

/** One day of the agenda, read out of ten thousand appointments and out of a million. */
export const agendaDay: Row = { id: 'agenda-day', measure };

async function measure(bench: Bench): Promise<Figure[]> {
  const postgres = await startPostgres();
  if (postgres === undefined) throw new Error('PostgreSQL is missing and cannot be installed.');
  bench.after(postgres.stop);
  const small = await serve(bench, postgres.url, SMALL);
  const large = await serve(bench, postgres.url, LARGE);

  const today = new Date().toISOString().slice(0, 10);
  const paths = Array.from({ length: DAYS }, (_, day) => {
    const date = addDays(today, FROM + day);
    return `${API_PREFIX}/appointments?from=${date}&to=${date}&limit=100`;
  });
  await readAll(small, paths);
  await readAll(large, paths);
  const rounds: { readonly few: number[]; readonly many: number[] }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    bench.say(`round ${round + 1} of ${ROUNDS}`);
    const few: number[] = [];
    const many: number[] = [];
    // Day by day, so that whatever else the machine does falls on both.
    for (const path of paths) {
      few.push(await timed(small, path));
      many.push(await timed(large, path));
    }
    rounds.push({ few, many });
  }
  const p50 = (times: readonly number[]) => percentile(times, 0.5);
  const p95 = (times: readonly number[]) => percentile(times, 0.95);
  return [
    {
      name: 'agenda day, 1,000,000 appointments stored beside 10,000',
      unit: 'ms',
      measured: median(rounds.map(({ many }) => p50(many))),
      reference: median(rounds.map(({ few }) => p50(few))),
      ratio: median(rounds.map(({ few, many }) => p50(many) / p50(few))),
      bar: { at: 'most', value: 1.5 },
      detail: {
        'p95 of 1,000,000': `${median(rounds.map(({ many }) => p95(many))).toFixed(1)} ms`,
        'p95 of 10,000': `${median(rounds.map(({ few }) => p95(few))).toFixed(1)} ms`,
      },
    },
  ];
}

/** A demo clinic with so many appointments, in a database and a service of its own. */
async function serve(bench: Bench, serverUrl: string, total: number): Promise<Connection> {
  const name = `agenda_${total}`;
  await createDatabase(serverUrl, name);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const options = {
    dataDir: join(bench.folder, name),
    databaseUrl: url.href,
    seed: 'demo',
    apiKey: randomBytes(32).toString('hex'),
  } as const;
  bench.say(`making ${total} appointments`);
  const service = await runService(options);
  bench.after(service.stop);
  await fill(url.href, total);
  const connection = openConnection(service.url, { authorization: `Bearer ${options.apiKey}` });
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

async function fill(url: string, total: number): Promise<void> {
  const { db, close } = await openDatabase({ url, migrations: CLINIC_MIGRATIONS });
  try {
    await addPastAppointments(db, total);
  } finally {
    await close();
  }
}

async function readAll(connection: Connection, paths: readonly string[]): Promise<void> {
  for (const path of paths) await timed(connection, path);
}
