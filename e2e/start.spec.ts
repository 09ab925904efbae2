import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '@/scripts/support/child.mjs';
import { sparePort } from '@/scripts/support/ports.mjs';
import { root } from '@/scripts/support/root.mjs';
import { Api } from './support/api';
import { expect, test } from './support/fixtures';
import { CANARY_KEY, NO_SETTINGS } from './support/stack';

// It fills a whole demo clinic.
test.setTimeout(180_000);

test('started on an empty folder: the first list is there as soon as it is ready, and a signal ends it', async ({
  playwright,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'clinic-start-'));
  const port = await sparePort();
  const launcher = startChild({
    name: 'start',
    args: [join(root, 'scripts/run.mjs'), 'start'],
    env: {
      ...NO_SETTINGS,
      DATA_DIR: dataDir,
      PORT: String(port),
      CLINIC_SERVICE_PORT: String(await sparePort()),
      CLINIC_BOOTSTRAP_API_KEY: CANARY_KEY,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const request = await playwright.request.newContext();
  try {
    const ready = new Promise<void>((resolve) => {
      launcher.follow((line) => line.includes('Ready in') && resolve());
    });
    expect(await Promise.race([ready, launcher.ended])).toBeUndefined();
    const api = new Api(request, url);
    await api.signIn('receptionist');
    const list = await api.get('/api/clinic/patients?limit=1');
    expect(list.status()).toBe(200);
    expect((await list.json()).pagination.total).toBe(5_000);
    launcher.kill('SIGTERM');
    expect(await launcher.ended).toBe('exit code 0');
    for (const half of ['app', 'clinic']) {
      expect(existsSync(join(dataDir, half, 'clinic.lock')), half).toBe(false);
    }
  } finally {
    await request.dispose();
    await launcher.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
