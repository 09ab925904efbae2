import autocannon from 'autocannon';
import { startStack } from '@/e2e/support/stack';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { ensureBuild } from '@/scripts/support/build.mjs';
import { sparePort } from '@/scripts/support/ports.mjs';
import type { Bench, Figure, Row } from '../figure';
import { metricOf } from '../stack/metric';
import { signIn } from '../stack/sign-in';
import { median } from '../statistics';

const CONNECTIONS = 50;
const SECONDS = 300;
/**
 * What is compiled and cached once is there after this; before it growth says nothing. Few connections:
 * of fifty that come at once to a process just started, the last wait longer than the load allows.
 */
const WARM_UP = { seconds: 30, connections: 5 };
const SAMPLE_EVERY_MS = 1_000;
/** Samples at either end whose median is taken: memory goes up and down with each collection. */
const ENDS = 20;

/** Memory that the application holds while 50 people ask for this and that for five minutes. */
export const soak: Row = { id: 'soak', measure };

async function measure({ after, say }: Bench): Promise<Figure[]> {
  await ensureBuild();
  const metricsPort = await sparePort();
  const { url, stop } = await startStack({ env: { METRICS_PORT: String(metricsPort) } });
  after(stop);
  const memory = async () =>
    (await metricOf(metricsPort, 'process_resident_memory_bytes')) / 1024 / 1024;
  const idle = await memory();
  const load = await loadOf(url);

  say('warming up');
  await load(WARM_UP.seconds, WARM_UP.connections);
  say(`${SECONDS / 60} minutes at ${CONNECTIONS} connections`);
  const samples: number[] = [];
  const sampling = setInterval(() => {
    memory().then(
      (megabytes) => samples.push(megabytes),
      // The end of the row closes the port under a sample that is on its way.
      () => undefined,
    );
  }, SAMPLE_EVERY_MS);
  const { requests } = await load(SECONDS, CONNECTIONS).finally(() => clearInterval(sampling));
  if (samples.length < SECONDS / 2) throw new Error(`only ${samples.length} samples of memory`);
  const [start, end] = [median(samples.slice(0, ENDS)), median(samples.slice(-ENDS))];
  return [
    {
      name: `memory of the application, ${SECONDS / 60} minutes at ${CONNECTIONS} connections: growth`,
      unit: 'MB',
      measured: end - start,
      bar: { at: 'most', value: 50 },
      detail: {
        'before anybody came': Math.round(idle),
        'after warming up': Math.round(start),
        'at the end': Math.round(end),
        'at most': Math.round(Math.max(...samples)),
        requests,
      },
    },
  ];
}

/** What people at a clinic ask for, again and again: pages and calls, most of them different. */
async function loadOf(url: string) {
  const cookie = await signIn(url);
  const today = clinicToday('America/Bogota', new Date());
  const paths = Array.from({ length: 60 }, (_, turn) => [
    `/api/clinic/patients?search=${'abcdefghijlmnoprstvz'[turn % 20]}a&page=${1 + (turn % 7)}`,
    `/patients?page=${turn + 1}`,
    `/api/agenda?from=${today}&to=${today}`,
    '/patients/pat-maria-perez',
    '/',
  ]).flat();
  return async (seconds: number, connections: number) => {
    let turn = 0;
    const result = await autocannon({
      url,
      connections,
      duration: seconds,
      headers: { cookie },
      setupClient: (client) => {
        turn += 7;
        const first = turn % paths.length;
        const order = [...paths.slice(first), ...paths.slice(0, first)];
        client.setRequests(order.map((path) => ({ path })));
      },
    });
    if (result.non2xx > 0 || result.errors > 0) {
      throw new Error(`${result.non2xx} refused, ${result.errors} broken of ${result['2xx']}`);
    }
    return { requests: result['2xx'] };
  };
}
