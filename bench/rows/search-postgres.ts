import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '@/scripts/support/postgres.mjs';
import type { Bench, Figure, Row } from '../figure';
import { openConnection } from '../load/latency';
import { breakdown, type Found, p95, search } from '../load/searches';
import { FOUNDATION, populate } from '../population/populate';
import { type Query, queriesFor } from '../population/queries';
import { runService } from '../stack/service';

const TIMES = 20;
const QUERIES = 100;
const WARM_UP = 20;

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

  const ask = async (databaseUrl: string): Promise<Asked> => {
    const { apiKey } = first;
    const service = await runService({ dataDir, databaseUrl, seed: 'empty', apiKey });
    const connection = openConnection(service.url, { authorization: `Bearer ${apiKey}` });
    try {
      await search(connection, warmUp.filter(isNarrow));
      const bounded = await search(connection, queries);
      return { bounded, exact: await search(connection, queries, 'exact') };
    } finally {
      await connection.close();
      await service.stop();
    }
  };
  bench.say('searching with the index');
  const indexed = await ask(postgres.url);
  const used = await trigramScans(postgres.url);
  if (used === 0) throw new Error('The searches did not use the trigram index.');
  bench.say('searching without it');
  // A GIN index is read by bitmap scans alone: without them it might as well be gone.
  const plain = await ask(`${postgres.url}?options=-c%20enable_bitmapscan%3Doff`);
  if ((await trigramScans(postgres.url)) !== used) throw new Error('The index was used after all.');
  agree(indexed.bounded, plain.bounded);
  agree(indexed.exact, plain.exact);
  return [
    {
      name: 'search, 1,000,000 patients, PostgreSQL: p95 beside no trigram index',
      ...beside(indexed.bounded, plain.bounded),
      bar: { at: 'most', value: 0.05 },
    },
    { name: 'the same searches with exact totals', ...beside(indexed.exact, plain.exact) },
  ];
}

/** The searches as the application asks them, and then with exact totals. */
interface Asked {
  readonly bounded: readonly Found[];
  readonly exact: readonly Found[];
}

function beside(indexed: readonly Found[], plain: readonly Found[]) {
  return {
    unit: 'ms',
    measured: p95(indexed),
    reference: p95(plain),
    ratio: p95(indexed) / p95(plain),
    detail: breakdown(indexed),
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
