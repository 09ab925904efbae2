import { join } from 'node:path';
import { startApplication } from '@/scripts/support/launch.mjs';
import { sparePort } from '@/scripts/support/ports.mjs';
import { waitUntilReady } from '@/scripts/support/ready.mjs';
import type { Bench, Figure, Row } from '../figure';
import { startCountingProxy } from '../reference/counting-proxy';
import { runClinic } from '../stack/clinic';
import { signIn } from '../stack/sign-in';

const READERS = 100;
/** Long enough for all the readers to have asked before the first answer is there. */
const HOLD_MS = 5_000;
const SEARCH = '/patients?search=perez';
const READY_DEADLINE_MS = 60_000;

/** Many people ask for the same at once; the service is asked for it once. */
export const coalescing: Row = { id: 'coalescing', measure };

async function measure(bench: Bench): Promise<Figure[]> {
  const { service } = await runClinic(bench);
  const proxy = await startCountingProxy(service.url, HOLD_MS);
  bench.after(proxy.close);
  const url = await startBehind(bench, proxy.port, service.apiKey);
  const cookie = await signIn(url);

  const read = async () => {
    const response = await fetch(`${url}/api/clinic${SEARCH}`, { headers: { cookie } });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return response.text();
  };
  const answers = new Set(await Promise.all(Array.from({ length: READERS }, read)));
  if (answers.size !== 1) throw new Error('The readers were answered differently.');
  return [
    {
      name: `${READERS} identical reads at once: calls to the service`,
      unit: 'calls',
      measured: proxy.seen.filter((path) => path.includes('search=perez')).length,
      bar: { at: 'most', value: 1 },
    },
  ];
}

/** A second application, with accounts of its own, that finds the service where the proxy is. */
async function startBehind({ after, folder }: Bench, servicePort: number, apiKey: string) {
  const port = await sparePort();
  const url = `http://127.0.0.1:${port}`;
  const child = startApplication({
    host: '127.0.0.1',
    port,
    mode: 'production',
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      APP_URL: '',
      SESSION_REQUESTS_PER_MINUTE: '1000000',
      DATABASE_URL: '',
      DATA_DIR: join(folder, 'behind'),
      CLINIC_API_URL: '',
      CLINIC_API_KEY: '',
      CLINIC_SEED: '',
      CLINIC_SERVICE_PORT: String(servicePort),
      CLINIC_BOOTSTRAP_API_KEY: apiKey,
    },
  });
  after(() => child.stop());
  await waitUntilReady(child, { url: `${url}/readyz`, deadlineMs: READY_DEADLINE_MS });
  return url;
}
