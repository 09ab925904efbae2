import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, startChild } from '@/scripts/support/child.mjs';
import { sparePort } from '@/scripts/support/ports.mjs';
import { waitUntilReady } from '@/scripts/support/ready.mjs';
import { root } from '@/scripts/support/root.mjs';
import { listFiles } from '@/scripts/support/sources.mjs';

const folder = 'bench/reference/bare-app';
const next = join(root, 'node_modules/next/dist/bin/next');
const stamp = join(root, folder, '.next', 'built-from');
const environment = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;
const READY_DEADLINE_MS = 60_000;

/** The bare application, built when it changed, before the service given. */
export async function runBareApp(service: {
  readonly url: string;
  readonly apiKey: string;
}): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  await ensureBuilt();
  const port = await sparePort();
  const child = startChild({
    name: 'bare application',
    args: [next, 'start', join(root, folder), '-H', '127.0.0.1', '-p', String(port)],
    env: { ...environment, SERVICE_URL: service.url, SERVICE_KEY: service.apiKey },
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReady(child, { url: `${url}/empty`, deadlineMs: READY_DEADLINE_MS });
  } catch (error) {
    await child.stop();
    throw error;
  }
  return { url, stop: () => child.stop() };
}

async function ensureBuilt(): Promise<void> {
  const sources = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  const { code, output } = await capture(
    process.execPath,
    // Not Turbopack: its root has to be the repository, where it finds what is ours.
    [next, 'build', '--webpack', join(root, folder)],
    environment,
  );
  if (code !== 0) throw new Error(`The bare application could not be built:\n${output}`);
  writeFileSync(stamp, sources);
}

/** Its sources and the packages it is built with. */
function fingerprint(): string {
  const files = [
    ...listFiles(folder).filter((path) => !path.endsWith('.d.ts')),
    'package-lock.json',
  ];
  const hash = createHash('sha256');
  for (const path of files) hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}
