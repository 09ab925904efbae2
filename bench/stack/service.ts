import { randomBytes } from 'node:crypto';
import { startService } from '@/scripts/support/launch.mjs';
import { sparePort } from '@/scripts/support/ports.mjs';
import { waitUntilReady } from '@/scripts/support/ready.mjs';

export interface RunningService {
  readonly url: string;
  readonly port: number;
  readonly apiKey: string;
  readonly stop: () => Promise<void>;
}

interface ServiceOptions {
  /** `DATA_DIR`: the database's files are below it unless there is a `databaseUrl`. */
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly seed: 'demo' | 'empty';
  /** That of an earlier start on the same data; without it a new one. */
  readonly apiKey?: string;
}

/** A first start fills the demo clinic or a large database brings its indexes up. */
const READY_DEADLINE_MS = 120_000;

/** The embedded clinic service as `npm start` runs it: its own process, reached over HTTP. */
export async function runService(options: ServiceOptions): Promise<RunningService> {
  const { dataDir, databaseUrl, seed, apiKey = randomBytes(32).toString('hex') } = options;
  const port = await sparePort();
  const child = startService({
    env: {
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      // Empty is absent: whatever the person's own settings say.
      CLINIC_DATABASE_URL: databaseUrl ?? '',
      CLINIC_SERVICE_PORT: String(port),
      CLINIC_SEED: seed,
      CLINIC_BOOTSTRAP_API_KEY: apiKey,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReady(child, { url: `${url}/readyz`, deadlineMs: READY_DEADLINE_MS });
  } catch (error) {
    await child.stop();
    throw error;
  }
  return { url, port, apiKey, stop: () => child.stop() };
}
