import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '@/scripts/support/postgres.mjs';
import type { Bench, Figure, Row } from '../figure';
import { openConnection } from '../load/latency';
import { breakdown, type Found, p95, search } from '../load/searches';
import { FOUNDATION, populate } from '../population/populate';
import { type Query, queriesFor, type Totals } from '../population/queries';
import { runService } from '../stack/service';
import { median } from '../statistics';

const TIMES = 20;
const QUERIES = 100;
const WARM_UP = 20;
const ROUNDS = 3;

/** Search over 1,000,000 patients on PostgreSQL beside the same searches without the index. */
export const searchPostgres: Row = { id: 'search-postgres', measure };

async function measure(bench: Bench): Promise<Figure[]> {
  const postgres = await startPostgres();
  if (postgres === undefined) throw new Error('PostgreSQL is missing and cannot be installed.');
  bench.after(postgres.stop);
  const dataDir = join(bench.folder, 'data');
  const first = await runService({ dataDir, databaseUrl: postgres.url, seed: 'empty' });
  await first.stop();
  bench.say(`making ${FOUNDATION * TIMES} patients`);
  const people = await populate({ url: postgres.url }, TIMES);
  const queries = queriesFor(people, QUERIES);
  const warmUp = queriesFor(people.slice(people.length / 2), WARM_UP);

  const ask = async (databaseUrl: string, totals: Totals): Promise<Found[]> => {
    const { apiKey } = first;
    const service = await runService({ dataDir, databaseUrl, seed: 'empty', apiKey });
    const connection = openConnection(service.url, { authorization: `Bearer ${apiKey}` });
    try {
      await search(connection, warmUp.filter(isNarrow));
      return await search(connection, queries, totals);
    } finally {
      await connection.close();
      await service.stop();
    }
  };
  const runRound = async (totals: Totals): Promise<Round> => {
    bench.say(`${totals} totals, with the index`);
    const indexed = await ask(postgres.url, totals);
    const used = await trigramScans(postgres.url);
    if (used === 0) throw new Error('The searches did not use the trigram index.');
    bench.say(`${totals} totals, without it`);
    // A GIN index is read by bitmap scans alone: without them it might as well be gone.
    const plain = await ask(`${postgres.url}?options=-c%20enable_bitmapscan%3Doff`, totals);
    const after = await trigramScans(postgres.url);
    if (after !== used) throw new Error('The index was used after all.');
    agree(indexed, plain);
    return { indexed, plain };
  };
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await runRound('bounded'));
  return [
    {
      name: 'search, 1,000,000 patients, PostgreSQL: p95 beside no trigram index',
      ...besidePlain(rounds),
      bar: { at: 'most', value: 0.05 },
    },
    {
      name: 'the same searches with exact totals',
      ...besidePlain([await runRound('exact')]),
    },
  ];
}

interface Round {
  readonly indexed: readonly Found[];
  readonly plain: readonly Found[];
}

function besidePlain(rounds: readonly Round[]) {
  return {
    unit: 'ms',
    measured: median(rounds.map(({ indexed }) => p95(indexed))),
    reference: median(rounds.map(({ plain }) => p95(plain))),
    ratio: median(rounds.map(({ indexed, plain }) => p95(indexed) / p95(plain))),
    detail: breakdown(rounds.flatMap(({ indexed }) => indexed)),
  };
}

/** Warms connections and code without leaving totals behind that the measured queries would find. */
function isNarrow({ kind }: Query): boolean {
  return kind === 'document with dots' || kind === 'phone';
}

/** A ratio between different answers would say nothing. */
function agree(indexed: readonly Found[], plain: readonly Found[]): void {
  for (const [turn, { query, total }] of indexed.entries()) {
    if (plain[turn]?.total !== total) {
      throw new Error(
        `"${query.text}" finds ${total} with the index, ${plain[turn]?.total} without`,
      );
    }
  }
}

async function trigramScans(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ scans: number }>(`
      select coalesce(sum(idx_scan), 0)::int as scans
      from pg_stat_user_indexes join pg_indexes on indexname = indexrelname
      where relname = 'patients' and indexdef like '%USING gin%'`);
    return rows[0]?.scans ?? 0;
  } finally {
    await client.end();
  }
}
