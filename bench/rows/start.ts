import { join } from 'node:path';
import { ensureBuild } from '@/scripts/support/build.mjs';
import { startChild } from '@/scripts/support/child.mjs';
import { sparePort } from '@/scripts/support/ports.mjs';
import { waitUntilReady } from '@/scripts/support/ready.mjs';
import { root } from '@/scripts/support/root.mjs';
import type { Bench, Figure, Row } from '../figure';
import { signIn } from '../stack/sign-in';

const DEADLINE_MS = 120_000;

/** `npm start` when everything is built: the first time, and when the demo clinic is there. */
export const start: Row = { id: 'start', measure };

async function measure({ after, folder, say }: Bench): Promise<Figure[]> {
  await ensureBuild();
  const dataDir = join(folder, 'data');
  say('first start');
  const first = await startOnce(dataDir, after);
  say('later start');
  const later = await startOnce(dataDir, after);
  return [
    figure('start, built, empty data folder: a page is answered', first),
    figure('start, built and filled: a page is answered', later),
  ];
}

interface Started {
  /** Seconds until the sign-in page was answered. */
  readonly page: number;
  /** Seconds until a person had signed in and the first patients were answered. */
  readonly patients: number;
}

function figure(name: string, { page, patients }: Started): Figure {
  const detail = { 'signed in, with patients': `${patients.toFixed(1)} s` };
  return { name, unit: 's', measured: page, detail };
}

async function startOnce(dataDir: string, after: Bench['after']): Promise<Started> {
  const port = await sparePort();
  const servicePort = await sparePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const child = startChild({
    name: 'npm start',
    args: [join(root, 'scripts', 'run.mjs'), 'start'],
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      APP_URL: '',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      CLINIC_API_URL: '',
      CLINIC_API_KEY: '',
      CLINIC_DATABASE_URL: '',
      CLINIC_SERVICE_PORT: String(servicePort),
      CLINIC_BOOTSTRAP_API_KEY: '',
      CLINIC_SEED: 'demo',
    },
  });
  after(() => child.stop());
  await waitUntilReady(child, { url: `${url}/login`, deadlineMs: DEADLINE_MS });
  const page = seconds();
  await waitUntilReady(child, {
    url: `http://127.0.0.1:${servicePort}/readyz`,
    deadlineMs: DEADLINE_MS,
  });
  const cookie = await signIn(url);
  const response = await fetch(`${url}/patients`, { headers: { cookie } });
  if (!(await response.text()).includes('<tbody')) throw new Error('The page shows no patients.');
  const patients = seconds();
  await child.stop();
  return { page, patients };
}
