import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Child, startChild } from '@/scripts/support/child.mjs';
import { sparePort } from '@/scripts/support/ports.mjs';
import { root } from '@/scripts/support/root.mjs';
import { Api } from './support/api';
import { expect, test } from './support/fixtures';
import { CANARY_KEY, NO_SETTINGS } from './support/stack';

// One fills a whole demo clinic, the other compiles what it shows.
test.setTimeout(240_000);

interface Started {
  readonly launcher: Child;
  readonly url: string;
  readonly dataDir: string;
}

/** Runs a command of package.json on an empty folder, and `use` once it has said that it is ready. */
async function withStarted(
  command: 'start' | 'dev',
  settings: Readonly<Record<string, string>>,
  use: (started: Started) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), `clinic-${command}-`));
  const port = await sparePort();
  const launcher = startChild({
    name: command,
    args: [join(root, 'scripts/run.mjs'), command],
    env: {
      ...NO_SETTINGS,
      DATA_DIR: dataDir,
      PORT: String(port),
      CLINIC_SERVICE_PORT: String(await sparePort()),
      CLINIC_BOOTSTRAP_API_KEY: CANARY_KEY,
      ...settings,
    },
  });
  try {
    const ready = new Promise<void>((resolve) => {
      launcher.follow((line) => line.includes('Ready in') && resolve());
    });
    expect(await Promise.race([ready, launcher.ended]), launcher.lastLines()).toBeUndefined();
    await use({ launcher, url: `http://127.0.0.1:${port}`, dataDir });
  } finally {
    await launcher.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

test('started on an empty folder: the first list is there as soon as it is ready, and a signal ends it', async ({
  request,
}) => {
  await withStarted('start', {}, async ({ launcher, url, dataDir }) => {
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
  });
});

test('started from source, for development: one can try to sign in, and a signal ends it', async ({
  page,
  t,
  watched,
}) => {
  watched.allow(/401/);
  await withStarted('dev', { CLINIC_SEED: 'empty' }, async ({ launcher, url }) => {
    watched.allowOrigin(url);
    await page.goto(`${url}/login`);
    const alert = page.getByRole('alert').filter({ hasText: /\S/ });
    await page.getByLabel(t('auth.signIn.email'), { exact: true }).fill('nadie@clinica.example');
    await page.getByLabel(t('auth.signIn.password'), { exact: true }).fill('no-es-esta-clave');
    await page.getByRole('button', { name: t('auth.signIn.submit'), exact: true }).click();
    // What answers is compiled when it is asked for first.
    await expect(alert).toHaveText(t('auth.errors.INVALID_CREDENTIALS'), { timeout: 60_000 });
    // Its page asks again and again for a server that is gone.
    await page.close();
    launcher.kill('SIGTERM');
    expect(await launcher.ended).toBe('exit code 0');
  });
});
