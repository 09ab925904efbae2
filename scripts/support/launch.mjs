import { join } from 'node:path';
import { bundled } from './bundled.mjs';
import { startChild } from './child.mjs';
import { greeting } from './greeting.mjs';
import { keptChild } from './keep-up.mjs';
import { whatIsLacking } from './lacking.mjs';
import { waitUntilReady } from './ready.mjs';
import { root } from './root.mjs';
import { supervise } from './supervise.mjs';

/** A first start fills the demo clinic before it is ready. */
const READY_DEADLINE_MS = 120_000;
/** A service that is there answers sooner. */
const REMOTE_PATIENCE_MS = 10_000;

/**
 * Starts the application and, unless a remote one is set, the clinic service; prints where they are;
 * returns the exit code when both have ended.
 * @param {object} options
 * @param {import('./preflight.mjs').LaunchSettings} options.settings
 * @param {'production' | 'development'} options.mode
 * @param {number} options.began `performance.now()` at the start of the command
 */
export function launch({ settings, mode, began }) {
  const { host, port, servicePort, appUrl, demo } = settings;
  const start = () => startService({ watch: mode !== 'production' });
  const service = servicePort === undefined ? [] : [keptChild(start)];
  const application = startApplication({ host, port, mode });
  // Silence for as long as demo data takes would look like something that hangs.
  console.log(demo ? 'Starting; the first time, demo data is made…' : 'Starting…');
  // The application first: its last requests still have a service to talk to.
  return supervise([application, ...service], async (ending) => {
    for (const child of service) {
      await waitUntilReady(child, {
        url: `http://127.0.0.1:${servicePort}/readyz`,
        deadlineMs: READY_DEADLINE_MS,
        ending,
      });
    }
    // Asked sooner it would ask the service in vain, take it for failing and spare it for a while.
    const base = `http://${reachable(host)}:${port}`;
    const deadlineMs = READY_DEADLINE_MS;
    await waitUntilReady(application, { url: `${base}/healthz`, deadlineMs, ending });
    const isRemote = service.length === 0;
    // What is not ours may be away for long, and is not a reason to end: that is said, and waited for.
    const lack = await whatIsLacking(`${base}/readyz`, {
      deadlineMs: isRemote ? REMOTE_PATIENCE_MS : READY_DEADLINE_MS,
      isRemote,
      ending,
    });
    if (ending.aborted) return;
    for (const child of service) child.keepUp();
    const seconds = (performance.now() - began) / 1000;
    console.log(greeting({ appUrl, demo, ...(lack === undefined && { seconds }) }));
    if (lack !== undefined) console.error(lack);
  });
}

/**
 * @param {{ watch?: boolean, env?: import('./child.mjs').Environment }} [options]
 */
export function startService({ watch = false, env } = {}) {
  const main = 'clinic-service/main.ts';
  return startChild({
    name: 'clinic service',
    args: watch
      ? [join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', join(root, main)]
      : ['--enable-source-maps', bundled(main)],
    ...(env && { env }),
  });
}

/**
 * @param {object} options
 * @param {string} options.host
 * @param {number} options.port
 * @param {'production' | 'development'} options.mode
 * @param {import('./child.mjs').Environment} [options.env]
 */
export function startApplication({ host, port, mode, env }) {
  return startChild({
    name: 'application',
    args: [
      // V8 lets its heap grow to four times what is held before it collects; a clinic's machine is small.
      mode === 'production' ? '--heap-growing-percent=40' : '--enable-source-maps',
      join(root, 'front/main.mjs'),
    ],
    env: {
      NODE_ENV: mode,
      NEXT_TELEMETRY_DISABLED: '1',
      HOST: host,
      PORT: String(port),
      ...env,
    },
  });
}

/**
 * An address to call for a host to listen on: "every interface" is not one.
 * @param {string} host
 */
function reachable(host) {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
