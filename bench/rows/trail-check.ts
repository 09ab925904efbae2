import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { startStack } from '@/e2e/support/stack';
import { beginChain, chainedRows, type TimedEntry } from '@/lib/server/audit/audit-rows';
import { trailKeyOf } from '@/lib/server/audit/canonical';
import { audit } from '@/lib/server/db/schema';
import { ensureBuild } from '@/scripts/support/build.mjs';
import { startPostgres } from '@/scripts/support/postgres.mjs';
import type { Bench, Figure, Row } from '../figure';
import { type Connection, openConnection, timed } from '../load/latency';
import { searchPath } from '../population/queries';
import { signIn } from '../stack/sign-in';
import { percentile } from '../statistics';

const ROWS = 1_000_000;
const BATCH = 2_000;
const TRAIL_KEY = 'the-key-of-a-trail-of-a-million-rows';
/** People who search, one after the other, every so many milliseconds. */
const SEARCH_EVERY_MS = 50;
const QUIET_SECONDS = 20;

/** Checking an audit trail of a million rows on PostgreSQL, and what a search takes meanwhile. */
export const trailCheck: Row = { id: 'trail-check', measure };

async function measure(bench: Bench): Promise<Figure[]> {
  await ensureBuild();
  const postgres = await startPostgres();
  if (postgres === undefined) throw new Error('PostgreSQL is missing and cannot be installed.');
  bench.after(postgres.stop);
  const { url, stop } = await startStack({
    env: { DATABASE_URL: postgres.url, TRAIL_KEY },
  });
  bench.after(stop);
  bench.say(`writing ${ROWS} rows`);
  await writeRows(postgres.url);

  const connection = openConnection(url, { cookie: await signIn(url) });
  bench.after(() => connection.close());
  await searchUntil(connection, wait(2_000));
  bench.say('searching alone');
  const alone = await searchUntil(connection, wait(QUIET_SECONDS * 1_000));
  bench.say('searching while the trail is checked');
  const began = performance.now();
  let found: CheckResult | undefined;
  const beside = await searchUntil(
    connection,
    check(url).then((result) => {
      found = result;
    }),
  );
  const seconds = (performance.now() - began) / 1_000;
  if (!found?.intact || (found.rows ?? 0) < ROWS) throw new Error(JSON.stringify(found));
  return [
    {
      name: 'search while a trail of 1,000,000 rows is checked: p95 beside none',
      unit: 'ms',
      measured: percentile(beside, 0.95),
      reference: percentile(alone, 0.95),
      ratio: percentile(beside, 0.95) / percentile(alone, 0.95),
      detail: {
        'seconds of the check': Math.round(seconds),
        'searches meanwhile': beside.length,
        'slowest alone, ms': Math.round(Math.max(...alone)),
        'slowest meanwhile, ms': Math.round(Math.max(...beside)),
      },
    },
  ];
}

/** Milliseconds of each search until `ended`. */
async function searchUntil(connection: Connection, ended: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const over = ended.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  for (let turn = 0; !isOver; turn += 1) {
    const words = `${'abcdefghijlmnoprstvz'[turn % 20]}a`;
    times.push(await timed(connection, searchPath('/api/clinic', words, 'bounded')));
    await wait(SEARCH_EVERY_MS);
  }
  await over;
  return times;
}

interface CheckResult {
  readonly intact?: boolean;
  readonly rows?: number;
}

/** The last line of a check. */
async function check(url: string): Promise<CheckResult> {
  const response = await fetch(`${url}/api/audit/verify`, {
    method: 'POST',
    headers: {
      origin: url,
      cookie: await signIn(url, 'admin'),
      'content-type': 'application/json',
      'x-requested-with': 'clinic-admin',
    },
    body: '{}',
  });
  const lines = (await response.text()).trim().split('\n');
  return JSON.parse(lines.at(-1) ?? '{}') as CheckResult;
}

async function writeRows(url: string): Promise<void> {
  const key = trailKeyOf(TRAIL_KEY);
  const pool = new Pool({ connectionString: url });
  try {
    const db = drizzle(pool);
    let chain = await beginChain(db, key);
    for (let written = 0; written < ROWS; written += BATCH) {
      const next = chainedRows(
        Array.from({ length: BATCH }, (_, n) => entry(written + n)),
        chain,
        key,
      );
      await db.insert(audit).values(next.rows);
      chain = next.chain;
    }
  } finally {
    await pool.end();
  }
}

/** A read like most rows of a trail. */
function entry(turn: number): TimedEntry {
  const patientId = `pat-${turn % 9_000}`;
  return {
    at: new Date(),
    entry: {
      action: 'patients.read',
      result: 'ok',
      status: 200,
      staffId: `staff-${turn % 40}`,
      staffName: 'Recepción',
      role: 'receptionist',
      patientId,
      correlationId: `correlation-${turn}`,
      address: '127.0.0.1',
    },
  };
}
