import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Child } from '@/scripts/support/child.mjs';
import { startApplication, startService } from '@/scripts/support/launch.mjs';
import { sparePort } from '@/scripts/support/ports.mjs';
import { waitUntilReady } from '@/scripts/support/ready.mjs';

/** Never a real key: wherever one of these turns up outside the two processes, a secret has leaked. */
export const CANARY_KEY = 'canary-key-4d1f7a20c95e4b8f9a63e07d5b';
export const CANARY_SECRET = 'canary-secret-8b0c52e7f1394d6aa7e0-canary';

const READY_DEADLINE_MS = 120_000;

/** Every setting, empty: nothing of this machine's own environment or `.env` reaches a test. */
const NO_SETTINGS = Object.fromEntries(
  [
    'APP_URL',
    'DATABASE_URL',
    'CLINIC_API_URL',
    'CLINIC_API_KEY',
    'CLINIC_API_FEATURES',
    'CLINIC_TIMEZONE',
    'CLINIC_LOCALE',
    'REQUIRE_SECOND_FACTOR',
    'CLINIC_DATABASE_URL',
    'CLINIC_SEED',
  ].map((name) => [name, '']),
);

export interface StackOptions {
  /** The service offers the published contract and nothing else. */
  readonly documentedOnly?: boolean;
  /** Settings on top of those of a demo clinic. */
  readonly env?: Readonly<Record<string, string>>;
  /** A data folder to begin with a copy of, so that the demo clinic is not filled again. */
  readonly dataFrom?: string;
}

export interface Stack {
  /** Origin of the application. */
  readonly url: string;
  /** Origin of the clinic service. */
  readonly serviceUrl: string;
  readonly dataDir: string;
  /** Holds everything both processes have printed so far. */
  readonly logFile: string;
  /** Ends the service as a power cut would. */
  readonly killService: () => Promise<void>;
  /** Starts it again on the same port and data, and waits until it is ready. */
  readonly startService: () => Promise<void>;
  /** Ends both and removes their data. */
  readonly stop: () => Promise<void>;
}

/** A clinic of its own: data folder, ports, service, and the one production build. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clinic-e2e-'));
  if (options.dataFrom) cpSync(options.dataFrom, dataDir, { recursive: true });
  const logFile = join(dataDir, 'log.txt');
  writeFileSync(logFile, '');
  const [port, servicePort] = [await sparePort(), await sparePort()];
  const settings = {
    ...NO_SETTINGS,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    CLINIC_SERVICE_PORT: String(servicePort),
    CLINIC_BOOTSTRAP_API_KEY: CANARY_KEY,
    SESSION_SECRET: CANARY_SECRET,
    CLINIC_API_OFFER: options.documentedOnly ? 'documented' : 'all',
    ...options.env,
  };
  const url = `http://127.0.0.1:${port}`;
  const serviceUrl = `http://127.0.0.1:${servicePort}`;
  const keepLog = (child: Child) => child.follow((line) => appendFileSync(logFile, `${line}\n`));

  const runService = () => {
    const child = startService({ env: settings });
    keepLog(child);
    return child;
  };
  const serviceReady = (child: Child) =>
    waitUntilReady(child, { url: `${serviceUrl}/readyz`, deadlineMs: READY_DEADLINE_MS });

  let service = runService();
  const application = startApplication({
    host: '127.0.0.1',
    port,
    mode: 'production',
    env: settings,
  });
  keepLog(application);
  const stop = async () => {
    await application.stop();
    await service.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };

  try {
    await serviceReady(service);
    await waitUntilReady(application, { url: `${url}/readyz`, deadlineMs: READY_DEADLINE_MS });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    serviceUrl,
    dataDir,
    logFile,
    async killService() {
      service.kill('SIGKILL');
      await service.ended;
    },
    async startService() {
      service = runService();
      await serviceReady(service);
    },
    stop,
  };
}
