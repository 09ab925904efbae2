import { join } from 'node:path';
import { API_PREFIX } from '@/lib/contract/operation';
import type { Bench, Figure, Row } from '../figure';
import { openConnection, timed } from '../load/latency';
import { breakdown, type Found, p95, search } from '../load/searches';
import { FOUNDATION, type Person, populate } from '../population/populate';
import { type Query, queriesFor } from '../population/queries';
import { runService } from '../stack/service';
import { median, percentile } from '../statistics';

const QUERIES = 200;
const ROUNDS = 3;
const WARM_UP = 200;

/** Search over 50,000 patients on PGlite beside reading one patient by its id. */
export const searchPglite: Row = { id: 'search-pglite', measure };

async function measure(bench: Bench): Promise<Figure[]> {
  const dataDir = join(bench.folder, 'data');
  const first = await runService({ dataDir, seed: 'empty' });
  await first.stop();
  bench.say(`making ${FOUNDATION} patients`);
  const people = await populate({ folder: join(dataDir, 'clinic') }, 1);
  const queries = queriesFor(people, QUERIES);

  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    bench.say(`round ${round + 1} of ${ROUNDS}`);
    rounds.push(await runRound({ dataDir, apiKey: first.apiKey, people, queries }));
  }
  return [
    {
      name: 'search, 50,000 patients, PGlite: p95 beside a primary-key read',
      ...besideReads(rounds, ({ found }) => found),
      bar: { at: 'most', value: 3 },
    },
    {
      name: 'the same searches with exact totals',
      ...besideReads(rounds, ({ counted }) => counted),
    },
  ];
}

function besideReads(rounds: readonly Round[], of: (round: Round) => readonly Found[]) {
  const p50 = (each: (round: Round) => readonly number[]) =>
    `${median(rounds.map((round) => percentile(each(round), 0.5))).toFixed(1)} ms`;
  return {
    unit: 'ms',
    measured: median(rounds.map((round) => p95(of(round)))),
    reference: median(rounds.map(({ reads }) => percentile(reads, 0.95))),
    ratio: median(rounds.map((round) => p95(of(round)) / percentile(round.reads, 0.95))),
    detail: {
      'p50 of a search': p50((round) => times(of(round))),
      'p50 of a read': p50(({ reads }) => reads),
      ...breakdown(rounds.flatMap(of)),
    },
  };
}

interface Round {
  readonly found: readonly Found[];
  /** The same searches, asked for exact totals. */
  readonly counted: readonly Found[];
  readonly reads: readonly number[];
}

/** A service of its own each time: nothing is remembered from the round before. */
async function runRound(options: {
  readonly dataDir: string;
  readonly apiKey: string;
  readonly people: readonly Person[];
  readonly queries: readonly Query[];
}): Promise<Round> {
  const { dataDir, apiKey, people, queries } = options;
  const service = await runService({ dataDir, seed: 'empty', apiKey });
  const connection = openConnection(service.url, { authorization: `Bearer ${apiKey}` });
  try {
    const strangers = queriesFor(people.slice(people.length / 2), WARM_UP).filter(
      ({ kind }) => kind === 'document with dots' || kind === 'given name and surname',
    );
    await search(connection, strangers);
    const reads: number[] = [];
    const found: Found[] = [];
    for (const [turn, query] of queries.entries()) {
      const id = people[turn]?.id ?? '';
      reads.push(await timed(connection, `${API_PREFIX}/patients/${id}`));
      found.push(...(await search(connection, [query])));
    }
    return { found, reads, counted: await search(connection, queries, 'exact') };
  } finally {
    await connection.close();
    await service.stop();
  }
}

function times(found: readonly Found[]): number[] {
  return found.map(({ ms }) => ms);
}
