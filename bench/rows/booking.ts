import { join } from 'node:path';
import { CLINIC_MIGRATIONS } from '@/clinic-service/db/clinic-migrations';
import { storedOverlaps } from '@/clinic-service/testing/contested-slots';
import { openDatabase } from '@/lib/server/storage/open-database';
import { startPostgres } from '@/scripts/support/postgres.mjs';
import type { Bench, Figure, Row } from '../figure';
import { bookAll } from '../load/bookings';
import { ratioOf } from '../load/throughput';
import { contestedBookings, freeBookings } from '../population/bookings';
import { type RunningService, runService } from '../stack/service';
import { median, percentile } from '../statistics';

const CONNECTIONS = 64;
const ROUNDS = 5;
const CONTESTED = { PostgreSQL: 1_000, PGlite: 200 } as const;
/** Of a round, over 64 connections and over one. */
const MANY = 800;
const FEW = 200;

/** What concurrent bookings do to each other, and what they gain. */
export const booking: Row = { id: 'booking', measure };

async function measure(bench: Bench): Promise<Figure[]> {
  // As in a clinic: what is booked is on the disk before it is answered.
  const postgres = await startPostgres({ durable: true });
  if (postgres === undefined) throw new Error('PostgreSQL is missing and cannot be installed.');
  bench.after(postgres.stop);
  const databaseUrl = postgres.url;
  const served = await runService({
    dataDir: join(bench.folder, 'postgres'),
    databaseUrl,
    seed: 'demo',
  });
  bench.after(served.stop);
  bench.say('one connection and 64');
  const gained = await gain(served);
  bench.say('contested bookings, PostgreSQL');
  const contested = await contest(served, 'PostgreSQL', () => overlapsIn({ url: databaseUrl }));

  const folder = join(bench.folder, 'pglite');
  const small = await runService({ dataDir: folder, seed: 'demo' });
  bench.after(small.stop);
  bench.say('contested bookings, PGlite');
  // Its files are one process's at a time: the service must be gone before they are looked at.
  const alone = await contest(small, 'PGlite', async () => {
    await small.stop();
    return overlapsIn({ folder: join(folder, 'clinic') });
  });
  return [gained, ...contested, ...alone];
}

/** Bookings per second of 64 connections beside those of one, by turns. */
async function gain(service: RunningService): Promise<Figure> {
  const rates: Record<'many' | 'one', number[]> = { many: [], one: [] };
  const times: number[] = [];
  let made = 0;
  const run = async (name: 'many' | 'one', count: number) => {
    const load = await bookAll(
      service,
      freeBookings(count, made),
      name === 'many' ? CONNECTIONS : 1,
    );
    made += count;
    if (load.answers.some(({ status }) => status !== 201))
      throw new Error('A free time was taken.');
    if (name === 'many') times.push(...load.answers.map(({ ms }) => ms));
    return count / load.seconds;
  };
  await run('many', FEW);
  await run('one', FEW);
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.one.push(await run('one', FEW));
    rates.many.push(await run('many', MANY));
  }
  return {
    name: 'booking, 64 connections, PostgreSQL',
    unit: 'bookings/s',
    measured: median(rates.many),
    reference: median(rates.one),
    ratio: ratioOf(rates.many, rates.one),
    bar: { at: 'least', value: 3 },
    detail: { 'p95 at 64': `${percentile(times, 0.95).toFixed(1)} ms` },
  };
}

/** Bookings that overlap each other: how many of them got in each other's way. */
async function contest(
  service: RunningService,
  database: keyof typeof CONTESTED,
  overlaps: () => Promise<number>,
): Promise<Figure[]> {
  const count = CONTESTED[database];
  const booked: number[] = [];
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { answers } = await bookAll(service, contestedBookings(count, round), CONNECTIONS);
    booked.push(answers.filter(({ status }) => status === 201).length);
    times.push(...answers.map(({ ms }) => ms));
  }
  const name = `${ROUNDS} × ${count} overlapping bookings, ${database}`;
  const detail = {
    'booked in each round': booked.join(', '),
    p50: `${percentile(times, 0.5).toFixed(1)} ms`,
    p95: `${percentile(times, 0.95).toFixed(1)} ms`,
  };
  return [
    {
      name: `${name}: that overlap`,
      unit: 'appointments',
      measured: await overlaps(),
      bar: { at: 'most', value: 0 },
      detail,
    },
    {
      name: `${name}: least booked in a round`,
      unit: 'bookings',
      measured: Math.min(...booked),
      bar: { at: 'least', value: 1 },
      detail,
    },
    { name: `${name}: p95`, unit: 'ms', measured: percentile(times, 0.95) },
  ];
}

async function overlapsIn(place: { url: string } | { folder: string }): Promise<number> {
  const { db, close } = await openDatabase({ ...place, migrations: CLINIC_MIGRATIONS });
  try {
    return await storedOverlaps(db);
  } finally {
    await close();
  }
}
