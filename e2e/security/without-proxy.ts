import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '@/scripts/support/child.mjs';
import { sparePort } from '@/scripts/support/ports.mjs';
import { waitUntilReady } from '@/scripts/support/ready.mjs';
import { root } from '@/scripts/support/root.mjs';
import type { SharedStack } from '../support/shared-stack';
import { CANARY_KEY, NO_SETTINGS } from '../support/stack';

/** Where a production build lists what runs in front of its routes. */
const PROXY_LISTS = {
  'functions-config-manifest.json': { version: 1, functions: {} },
  'middleware-manifest.json': { version: 3, middleware: {}, sortedMiddleware: [], functions: {} },
};
const PROXY_FILES = ['middleware.js', 'middleware'];

/**
 * The application as it would be had nobody written `proxy.ts`: a copy of the build that lists no
 * proxy, on the service of `stack`, with a database of its own.
 */
export async function startWithoutProxy(stack: SharedStack) {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-no-proxy-'));
  for (const name of readdirSync(root)) {
    if (name !== '.next' && name !== 'proxy.ts' && name !== '.data') {
      symlinkSync(join(root, name), join(folder, name));
    }
  }
  cpSync(join(root, '.next'), join(folder, '.next'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/\.next\/(cache|types|dev)$/.test(path),
  });
  for (const [name, nothing] of Object.entries(PROXY_LISTS)) {
    writeFileSync(join(folder, '.next/server', name), JSON.stringify(nothing));
  }
  for (const name of PROXY_FILES) {
    rmSync(join(folder, '.next/server', name), { recursive: true, force: true });
  }

  const port = await sparePort();
  const url = `http://127.0.0.1:${port}`;
  const next = join(root, 'node_modules/next/dist/bin/next');
  const application = startChild({
    name: 'application without its proxy',
    args: [next, 'start', folder, '-H', '127.0.0.1', '-p', String(port)],
    env: {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ...NO_SETTINGS,
      SESSION_REQUESTS_PER_MINUTE: '1000000',
      DATA_DIR: join(folder, '.data'),
      HOST: '127.0.0.1',
      PORT: String(port),
      CLINIC_SERVICE_PORT: new URL(stack.serviceUrl).port,
      CLINIC_BOOTSTRAP_API_KEY: CANARY_KEY,
    },
  });
  const stop = async () => {
    await application.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(application, { url: `${url}/readyz`, deadlineMs: 60_000 });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
