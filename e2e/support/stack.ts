import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SETTING_NAMES as SERVICE_SETTING_NAMES } from '@/clinic-service/settings';
import { type StrictDouble, startStrictDouble } from '@/clinic-service/testing/strict-double';
import { SETTING_NAMES } from '@/lib/server/settings/setting-names';
import { type Child, capture } from '@/scripts/support/child.mjs';
import { startApplication, startService } from '@/scripts/support/launch.mjs';
import { sparePort } from '@/scripts/support/ports.mjs';
import { waitUntilReady } from '@/scripts/support/ready.mjs';
import { root } from '@/scripts/support/root.mjs';
import { type FaultProxy, startFaultProxy } from './fault-proxy';
import { copyFirstStart } from './first-starts';

/** Never a real key: wherever one of these turns up outside the two processes, a secret has leaked. */
export const CANARY_KEY = 'canary-key-4d1f7a20c95e4b8f9a63e07d5b';
const CANARY_SECRET = 'canary-secret-8b0c52e7f1394d6aa7e0-canary';

const READY_DEADLINE_MS = 120_000;

/** Every setting, empty: nothing of this machine's own environment or `.env` reaches a test. */
export const NO_SETTINGS = Object.fromEntries(
  [...SETTING_NAMES, ...SERVICE_SETTING_NAMES].map((name) => [name, '']),
);

export interface StackOptions {
  /**
   * Files whose options are equal run against one clinic, one after the other. A file that leaves its
   * own unfit for others names itself here.
   */
  readonly only?: string;
  /** The service offers the published contract and nothing else. */
  readonly documentedOnly?: boolean;
  /** Settings on top of those of a demo clinic. */
  readonly env?: Readonly<Record<string, string>>;
  /** Settings of the service alone: an empty clinic under a demo application starts at once. */
  readonly serviceEnv?: Readonly<Record<string, string>>;
  /** The application reaches the service through a proxy that can fail. */
  readonly faults?: boolean;
  /** It reaches a service that is strict about the published contract, over the data of this one. */
  readonly strict?: boolean;
  /** E-mail for which the one-time link of the first administrator is made, before the start. */
  readonly administrator?: string;
  /** Folder for its data, left there when it stops; one of its own, removed then, unless given. */
  readonly dataDir?: string;
}

/** A clinic of one's own that starts at once, without anybody in it, and can be made to fail. */
export const EMPTY_CLINIC: StackOptions = { faults: true, serviceEnv: { CLINIC_SEED: 'empty' } };

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
  readonly startService: (changed?: Readonly<Record<string, string>>) => Promise<void>;
  /** Between the application and the service; there with `faults`. */
  readonly proxy: FaultProxy | undefined;
  /** In place of the service; there with `strict`. */
  readonly double: StrictDouble | undefined;
  /** There with `administrator`. */
  readonly setupLink: string | undefined;
  /** Ends the application in good order, so that its database can be looked into. */
  readonly stopApplication: () => Promise<void>;
  /** Starts it again on the same port and data, and waits until it is ready. */
  readonly startApplication: (changed?: Readonly<Record<string, string>>) => Promise<void>;
  /** Ends both, and removes their data unless the folder was given. */
  readonly stop: () => Promise<void>;
}

/** A clinic of its own: data folder, ports, service, and the one production build. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'clinic-e2e-'));
  mkdirSync(dataDir, { recursive: true });
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
    // A test asks more in a minute than a person does.
    SESSION_REQUESTS_PER_MINUTE: '1000000',
    CLINIC_API_OFFER: options.documentedOnly ? 'documented' : 'all',
    ...options.env,
  };
  copyFirstStart('app', dataDir, settings);
  copyFirstStart('clinic', dataDir, { ...settings, ...options.serviceEnv });
  const url = `http://127.0.0.1:${port}`;
  const serviceUrl = `http://127.0.0.1:${servicePort}`;
  const keepLog = (child: Child) => child.follow((line) => appendFileSync(logFile, `${line}\n`));

  const runService = (changed: Readonly<Record<string, string>> = {}) => {
    const child = startService({ env: { ...settings, ...options.serviceEnv, ...changed } });
    keepLog(child);
    return child;
  };
  const serviceReady = (child: Child) =>
    waitUntilReady(child, { url: `${serviceUrl}/readyz`, deadlineMs: READY_DEADLINE_MS });

  const proxy = options.faults ? await startFaultProxy(servicePort) : undefined;
  const double = options.strict
    ? await startStrictDouble({
        upstream: { port: servicePort, apiKey: CANARY_KEY },
        apiKey: CANARY_KEY,
      })
    : undefined;
  const inFront = double ?? proxy;
  const setupLink = options.administrator && (await makeSetupLink(options.administrator, settings));
  let service = runService();
  const runApplication = (changed: Readonly<Record<string, string>> = {}) => {
    const child = startApplication({
      host: '127.0.0.1',
      port,
      mode: 'production',
      env: {
        ...settings,
        ...(inFront && { CLINIC_SERVICE_PORT: String(inFront.port) }),
        ...changed,
      },
    });
    keepLog(child);
    return child;
  };
  const applicationReady = (child: Child) =>
    waitUntilReady(child, { url: `${url}/readyz`, deadlineMs: READY_DEADLINE_MS });
  let application = runApplication();
  const stop = async () => {
    await application.stop();
    await service.stop();
    await inFront?.close();
    const log = readFileSync(logFile, 'utf8');
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    if (holdsSecret(log)) throw new Error('A secret is in the log of the application or service.');
  };

  try {
    await serviceReady(service);
    await applicationReady(application);
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
    async startService(changed) {
      service = runService(changed);
      await serviceReady(service);
    },
    proxy,
    double,
    setupLink,
    stopApplication: () => application.stop(),
    async startApplication(changed) {
      application = runApplication(changed);
      await applicationReady(application);
    },
    stop,
  };
}

async function makeSetupLink(email: string, env: Record<string, string>): Promise<string> {
  const command = join(root, 'scripts/run.mjs');
  const { output } = await capture(process.execPath, [command, 'admin-create', email], env);
  const link = /http:\S+\/setup#\S+/.exec(output)?.[0];
  if (link === undefined) throw new Error(`No link for the first administrator:\n${output}`);
  return link;
}

/** Whether a text holds one of the secrets that the stack runs with. */
export function holdsSecret(text: string): boolean {
  return text.includes(CANARY_KEY) || text.includes(CANARY_SECRET);
}
