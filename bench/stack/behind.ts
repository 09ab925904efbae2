import { join } from 'node:path';
import { startApplication } from '@/scripts/support/launch.mjs';
import { sparePort } from '@/scripts/support/ports.mjs';
import { waitUntilReady } from '@/scripts/support/ready.mjs';
import type { Bench } from '../figure';

const READY_DEADLINE_MS = 60_000;

/** A second application, with accounts of its own, that finds the service where the proxy is. */
export async function startBehind({ after, folder }: Bench, servicePort: number, apiKey: string) {
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
