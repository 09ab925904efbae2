import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '@/scripts/support/child.mjs';
import { sparePort } from '@/scripts/support/ports.mjs';
import { waitUntilReady } from '@/scripts/support/ready.mjs';
import { root } from '@/scripts/support/root.mjs';
import type { SharedStack } from '../support/shared-stack';
import { CANARY_KEY, NO_SETTINGS } from '../support/stack';

/**
 * The application as it would be had nobody put a server of ours in front of the framework: its own
 * `next start`, on the service of `stack`, with a database of its own.
 */
export async function startWithoutFront(stack: SharedStack) {
  const dataDir = mkdtempSync(join(tmpdir(), 'clinic-no-front-'));
  const port = await sparePort();
  const url = `http://127.0.0.1:${port}`;
  const next = join(root, 'node_modules/next/dist/bin/next');
  const application = startChild({
    name: 'application without its front',
    args: [next, 'start', root, '-H', '127.0.0.1', '-p', String(port)],
    env: {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ...NO_SETTINGS,
      SESSION_REQUESTS_PER_MINUTE: '1000000',
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      CLINIC_SERVICE_PORT: new URL(stack.serviceUrl).port,
      CLINIC_BOOTSTRAP_API_KEY: CANARY_KEY,
    },
  });
  const stop = async () => {
    await application.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(application, { url: `${url}/readyz`, deadlineMs: 120_000 });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
