import { API_PREFIX } from '@/lib/contract/operation';
import type { Bench, Figure, Row } from '../figure';
import { openConnection, timed } from '../load/latency';
import { ratioOf, type Target, throughputs } from '../load/throughput';
import { queriesFor, searchPath } from '../population/queries';
import { runBareApp } from '../reference/bare-app';
import { bearer, type RunningClinic, runClinic } from '../stack/clinic';
import { demoPeople } from '../stack/demo-people';
import { median } from '../statistics';

const DOOR = '/api/clinic';
const CONNECTIONS = 16;
const QUERIES = 200;
const PAIRS = 800;

/** Patient searches of a signed-in person through the application's one door to the service. */
export const api: Row = { id: 'api', measure };

async function measure(bench: Bench): Promise<Figure[]> {
  const clinic = await runClinic(bench);
  const bare = await runBareApp(clinic.service);
  bench.after(bare.stop);
  const texts = queriesFor(await demoPeople(clinic), QUERIES).map(({ text }) => text);
  return [...(await underLoad(bench, clinic, bare.url, texts)), await alone(bench, clinic, texts)];
}

async function underLoad(
  { say }: Bench,
  { url, cookie, service }: RunningClinic,
  bareUrl: string,
  texts: readonly string[],
): Promise<Figure[]> {
  say('throughput');
  const door = texts.map((text) => searchPath(DOOR, text));
  const direct = texts.map((text) => searchPath(API_PREFIX, text));
  const app = { url, headers: { cookie }, connections: CONNECTIONS };
  const api = { url: service.url, headers: bearer(service.apiKey), connections: CONNECTIONS };
  const found = await throughputs({
    handler: { url, paths: ['/healthz'], connections: CONNECTIONS },
    bare: { url: bareUrl, paths: ['/empty'], connections: CONNECTIONS },
    same: { ...app, paths: door.slice(0, 1) },
    different: { ...app, paths: door },
    serviceSame: { ...api, paths: direct.slice(0, 1) },
    serviceDifferent: { ...api, paths: direct },
  } satisfies Record<string, Target>);
  const figure = (
    name: string,
    measured: readonly number[],
    reference: readonly number[],
  ): Figure => ({
    name,
    unit: 'requests/s',
    measured: median(measured),
    reference: median(reference),
    ratio: ratioOf(measured, reference),
  });
  const bar = { at: 'least', value: 0.85 } as const;
  const { handler, bare, same, different, serviceSame, serviceDifferent } = found;
  return [
    { ...figure('API, 16 connections, one search: beside an empty handler', same, handler), bar },
    {
      ...figure(
        `API, 16 connections, ${QUERIES} searches: beside the service itself`,
        different,
        serviceDifferent,
      ),
      bar,
    },
    figure(`API, ${QUERIES} searches: beside an empty handler`, different, handler),
    figure('API, one search: beside an empty handler without our front', same, bare),
    figure('API, one search: beside the service itself', same, serviceSame),
  ];
}

/** The same searches in turn, one at a time; what the way through the application adds. */
async function alone(
  { say }: Bench,
  { url, cookie, service }: RunningClinic,
  texts: readonly string[],
): Promise<Figure> {
  say('one connection');
  const app = openConnection(url, { cookie });
  const direct = openConnection(service.url, bearer(service.apiKey));
  const through: number[] = [];
  const straight: number[] = [];
  try {
    for (let turn = 0; turn < PAIRS; turn += 1) {
      const text = texts[turn % texts.length] ?? '';
      const ask = [
        async () => through.push(await timed(app, searchPath(DOOR, text))),
        async () => straight.push(await timed(direct, searchPath(API_PREFIX, text))),
      ];
      // Each goes first as often as the other: the second finds what the first one warmed.
      for (const one of turn % 2 === 0 ? ask : ask.toReversed()) await one();
    }
  } finally {
    await app.close();
    await direct.close();
  }
  return {
    name: 'API, one connection: p50 added to the service',
    unit: 'ms',
    measured: median(through) - median(straight),
    bar: { at: 'most', value: 2.5 },
    detail: {
      'p50 through the application': `${median(through).toFixed(2)} ms`,
      'p50 straight at the service': `${median(straight).toFixed(2)} ms`,
    },
  };
}
