import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { bundled } from './bundled.mjs';
import { requireFreePort } from './ports.mjs';
import { Problem } from './problem.mjs';
import { root } from './root.mjs';

/**
 * What the launcher needs to know. Holds no secret.
 * @typedef {object} LaunchSettings
 * @property {string} host
 * @property {number} port
 * @property {string} appUrl as people open it
 * @property {number | undefined} servicePort of the embedded clinic service; undefined with a remote one
 * @property {number | undefined} metricsPort of `/metrics` on 127.0.0.1; undefined without one
 * @property {DemoAccounts | undefined} demo accounts of the demo clinic, where there is one
 *
 * @typedef {object} DemoAccounts
 * @property {string[]} emails
 * @property {string} password published: they exist on a loopback address alone
 */

/**
 * Reads the settings, takes care that both ports and the data folder are free.
 * Throws a `Problem` that says what is not.
 * @returns {Promise<LaunchSettings>}
 */
export async function preflight() {
  const settings = await readSettings();
  const { host, port, servicePort, metricsPort } = settings;
  const wanted = [
    { host, port, setting: 'PORT' },
    { host: '127.0.0.1', port: servicePort, setting: 'CLINIC_SERVICE_PORT' },
    { host: '127.0.0.1', port: metricsPort, setting: 'METRICS_PORT' },
  ];
  /** @type {Map<number, string>} */
  const taken = new Map();
  for (const { host, port, setting } of wanted) {
    if (port === undefined) continue;
    const other = taken.get(port);
    if (other) throw new Problem(`${other} and ${setting} are both ${port}: they must differ.`);
    await requireFreePort({ host, port, setting });
    taken.set(port, setting);
  }
  return settings;
}

/** @returns {Promise<LaunchSettings>} */
async function readSettings() {
  const child = spawn(process.execPath, [bundled('scripts/support/read-settings.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (child.exitCode !== 0) throw new Problem('The settings could not be read.');
  /** @type {{ settings: LaunchSettings } | { problem: string }} */
  const answer = JSON.parse(printed);
  if ('problem' in answer) throw new Problem(answer.problem);
  return answer.settings;
}
