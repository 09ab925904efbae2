import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { otherContainer } from '@/clinic-service/testing/other-container';
import { capture, startChild } from '@/scripts/support/child.mjs';
import { startApplication, startService } from '@/scripts/support/launch.mjs';
import { sparePort } from '@/scripts/support/ports.mjs';
import { waitUntilReady } from '@/scripts/support/ready.mjs';
import { root } from '@/scripts/support/root.mjs';
import { expect, test } from '../support/http-fixtures';
import { CANARY_KEY, NO_SETTINGS } from '../support/stack';

// Five starts on two busy cores.
test.setTimeout(300_000);

const elsewhere = otherContainer({ network: false });
const command = join(root, 'scripts/run.mjs');
const deadlineMs = 120_000;

let dataDir: string;
test.beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'clinic-container-'));
});
test.afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test(`with a clinic at work, ${elsewhere.name} can neither start another on its data nor make an administrator; killed, it starts again with all it acknowledged`, async ({
  request,
}) => {
  const [port, servicePort] = [await sparePort(), await sparePort()];
  const env = {
    ...NO_SETTINGS,
    DATA_DIR: dataDir,
    PORT: String(port),
    CLINIC_SERVICE_PORT: String(servicePort),
    CLINIC_BOOTSTRAP_API_KEY: CANARY_KEY,
    CLINIC_SEED: 'empty',
  };
  const patients = `http://127.0.0.1:${servicePort}/api/v1/patients`;
  const run = (...args: string[]) => {
    const [program = '', ...rest] = [...elsewhere.within, process.execPath, command, ...args];
    return capture(program, rest, env);
  };

  // As `npm start` starts them, each to be killed by itself.
  const service = startService({ env });
  const application = startApplication({ host: '127.0.0.1', port, mode: 'production', env });
  try {
    await waitUntilReady(service, { url: `http://127.0.0.1:${servicePort}/readyz`, deadlineMs });
    await waitUntilReady(application, { url: `http://127.0.0.1:${port}/readyz`, deadlineMs });
    const locks = lockFiles();
    let trying = true;
    const writing = writeWhile(request, patients, () => trying);
    const started = await run('start');
    const created = await run('admin-create', 'ana@clinica.example');
    trying = false;
    const acknowledged = await writing;

    expect(started).toMatchObject({
      code: 1,
      output: `The data folder ${join(dataDir, 'app')} is in use by another process, perhaps in another container. Stop it first.\n`,
    });
    expect(created).toMatchObject({
      code: 1,
      output:
        'The application is running on this data folder. Stop it first and start it again after, or use PostgreSQL (DATABASE_URL).\n',
    });
    expect(lockFiles()).toEqual(locks);
    expect(acknowledged).toBeGreaterThan(0);

    for (const child of [application, service]) child.kill('SIGKILL');
    expect(await Promise.all([application.ended, service.ended])).toEqual(['SIGKILL', 'SIGKILL']);
    const again = startChild({ name: 'start', args: [command, 'start'], env });
    try {
      await waitUntilReady(again, { url: `http://127.0.0.1:${port}/readyz`, deadlineMs });
      expect(await total(request, patients)).toBe(acknowledged);
    } finally {
      await again.stop();
    }
  } finally {
    await application.stop();
    await service.stop();
  }
});

/** Which files the locks are, and when something was last done to them. */
function lockFiles() {
  return ['app', 'clinic'].map((half) => {
    const { ino, ctimeMs } = statSync(join(dataDir, half, 'clinic.lock'));
    return { half, ino, ctimeMs };
  });
}

const headers = { Authorization: `Bearer ${CANARY_KEY}` };

/** Returns how many patients were acknowledged. */
async function writeWhile(request: APIRequestContext, url: string, goes: () => boolean) {
  let acknowledged = 0;
  while (goes()) {
    const answer = await request.post(url, {
      headers,
      data: { firstName: 'Ana', lastName: 'Gómez' },
    });
    expect(answer.status()).toBe(201);
    acknowledged += 1;
  }
  return acknowledged;
}

async function total(request: APIRequestContext, url: string): Promise<number> {
  const answer = await request.get(`${url}?limit=1`, { headers });
  return (await answer.json()).pagination.total;
}
