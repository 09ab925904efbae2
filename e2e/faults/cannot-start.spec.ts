import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataFolder } from '@/lib/server/storage/data-folder-lock';
import { capture } from '@/scripts/support/child.mjs';
import { startApplication } from '@/scripts/support/launch.mjs';
import { sparePort } from '@/scripts/support/ports.mjs';
import { epitaph } from '@/scripts/support/ready.mjs';
import { root } from '@/scripts/support/root.mjs';
import { expect, test } from '../support/http-fixtures';
import { CANARY_KEY, NO_SETTINGS } from '../support/stack';

let dataDir: string;
test.beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'clinic-start-'));
});
test.afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const settings = async () => ({
  ...NO_SETTINGS,
  DATA_DIR: dataDir,
  PORT: String(await sparePort()),
  CLINIC_SERVICE_PORT: String(await sparePort()),
  CLINIC_BOOTSTRAP_API_KEY: CANARY_KEY,
  CLINIC_SEED: 'empty',
});

test('a database that does not answer is one sentence, without its password', async () => {
  const env = { ...(await settings()), DATABASE_URL: 'postgres://u:secretpw@127.0.0.1:1/x' };
  const { code, output } = await capture(
    process.execPath,
    [join(root, 'scripts/run.mjs'), 'start'],
    env,
  );
  expect(output).toBe('Starting…\nThe database at DATABASE_URL does not answer.\n');
  expect(code).toBe(1);
});

test('who comes second to a data folder says so in one sentence', async () => {
  const env = await settings();
  const { release } = await lockDataFolder(join(dataDir, 'app'));
  try {
    const port = Number(env.PORT);
    const second = startApplication({ host: '127.0.0.1', port, mode: 'production', env });
    expect(await epitaph(second)).toBe(
      `The data folder ${join(dataDir, 'app')} is in use by another process, perhaps in another container. Stop it first.`,
    );
  } finally {
    release();
  }
});

test('a port that was taken meanwhile is one sentence', async () => {
  const env = await settings();
  const port = Number(env.PORT);
  const other = createServer().listen(port, '127.0.0.1');
  try {
    await once(other, 'listening');
    const application = startApplication({ host: '127.0.0.1', port, mode: 'production', env });
    expect(await epitaph(application)).toBe(
      `Port ${port} is in use. Stop what uses it or set PORT.`,
    );
  } finally {
    other.close();
  }
});

test('an application that was stopped leaves its data folder to the next', async ({
  playwright,
}) => {
  const env = await settings();
  const port = Number(env.PORT);
  const application = startApplication({ host: '127.0.0.1', port, mode: 'production', env });
  const request = await playwright.request.newContext();
  const isUp = () =>
    request.get(`http://127.0.0.1:${port}/healthz`).then(
      (response) => response.ok(),
      () => false,
    );
  await expect.poll(isUp, { timeout: 50_000 }).toBe(true);
  await request.dispose();
  expect(existsSync(join(dataDir, 'app/clinic.lock'))).toBe(true);
  await application.stop();
  expect(existsSync(join(dataDir, 'app/clinic.lock'))).toBe(false);
});
