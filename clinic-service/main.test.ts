import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { call } from './testing/call';
import { ServiceProcess } from './testing/service-process';

const identified = z.object({ id: z.string() });
const folders: string[] = [];
const KEY = 'a-key-for-tests-0123456789-0123456789';

function dataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-service-'));
  folders.push(folder);
  return folder;
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const person = { firstName: 'Ana', lastName: 'Gómez' };

describe('the service as a process', () => {
  test('makes its key the first time and keeps it; what was written outlives a restart', async () => {
    const DATA_DIR = dataDir();
    const one = new ServiceProcess({ DATA_DIR });
    const started = await one.ready();
    expect(started.first).toBe(true);
    const file = join(DATA_DIR, 'bootstrap-api-key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const key = readFileSync(file, 'utf8').trim();
    const { id } = identified.parse(
      (await call(started, 'POST', '/patients', { key, body: person })).body,
    );
    expect((await one.stop('SIGTERM')).code).toBe(0);
    expect(one.lines.join()).not.toContain(key);

    const two = new ServiceProcess({ DATA_DIR });
    const again = await two.ready();
    expect(again.first).toBe(false);
    expect((await call(again, 'GET', `/patients/${id}`, { key })).body).toMatchObject(person);
    expect((await two.stop('SIGINT')).code).toBe(0);

    // As a crash or a full disk can leave it: a lost key, and another one is made and let in.
    writeFileSync(file, '');
    const three = new ServiceProcess({ DATA_DIR });
    const mended = await three.ready();
    expect(mended.first).toBe(false);
    const other = readFileSync(file, 'utf8').trim();
    expect(other).not.toBe(key);
    const withOther = await call(mended, 'GET', `/patients/${id}`, { key: other });
    expect(withOther.body).toMatchObject(person);
    await three.stop('SIGTERM');
  });

  test('a second process on the same folder is refused; after kill −9 nothing acknowledged is lost', async () => {
    const environment = { DATA_DIR: dataDir(), CLINIC_BOOTSTRAP_API_KEY: KEY };
    const one = new ServiceProcess(environment);
    const service = await one.ready();
    const second = await new ServiceProcess(environment).ended;
    expect(second.code).toBe(1);
    expect(second.stderr).toMatch(/^The data folder .+ is in use by another process.+\n$/);

    const made = await Promise.all(
      Array.from({ length: 10 }, () =>
        call(service, 'POST', '/patients', { key: KEY, body: person }),
      ),
    );
    await one.stop('SIGKILL');
    const two = new ServiceProcess(environment);
    const reopened = await two.ready();
    for (const { body } of made) {
      const { id } = identified.parse(body);
      expect((await call(reopened, 'GET', `/patients/${id}`, { key: KEY })).status).toBe(200);
    }
    await two.stop('SIGTERM');
  });

  test('its files are for its owner alone, also those that were for others before', async () => {
    const environment = { DATA_DIR: dataDir(), CLINIC_BOOTSTRAP_API_KEY: KEY };
    const folder = join(environment.DATA_DIR, 'clinic');
    const files = () => [
      folder,
      ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    ];
    const forOthers = () => files().filter((file) => (statSync(file).mode & 0o077) !== 0);
    for (const _start of ['the first, which makes them', 'another']) {
      const one = new ServiceProcess(environment);
      const service = await one.ready();
      expect(forOthers()).toEqual([]);
      expect((await call(service, 'POST', '/patients', { key: KEY, body: person })).status).toBe(
        201,
      );
      await one.stop('SIGTERM');
      expect(forOthers()).toEqual([]);
      for (const file of files()) chmodSync(file, 0o777);
    }
  });

  test('requests in flight are finished before it ends', async () => {
    const one = new ServiceProcess({ DATA_DIR: dataDir(), CLINIC_BOOTSTRAP_API_KEY: KEY });
    const service = await one.ready();
    let send: (() => void) | undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"firstName":"Ana",'));
        send = () => {
          controller.enqueue(new TextEncoder().encode('"lastName":"Gómez"}'));
          controller.close();
        };
      },
    });
    const creating = fetch(`${service.baseUrl}/api/v1/patients`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    // A later request that was answered shows that the earlier one has arrived.
    await call(service, 'GET', '/patients', { key: KEY });
    const stopped = one.stop('SIGTERM');
    await expect.poll(() => refuses(service.baseUrl), { timeout: 20_000 }).toBe(true);
    send?.();
    expect((await creating).status).toBe(201);
    expect((await stopped).code).toBe(0);
  });

  test('a busy port, bad settings and a database that is not there are one clear sentence each', async () => {
    const busy = createServer();
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
    const address = busy.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const onBusy = await new ServiceProcess({ DATA_DIR: dataDir(), CLINIC_SERVICE_PORT: port })
      .ended;
    busy.close();
    expect(onBusy).toEqual({
      code: 1,
      stderr: `Port ${port} is in use. Stop what uses it or set CLINIC_SERVICE_PORT.\n`,
    });
    const onSettings = await new ServiceProcess({
      DATA_DIR: dataDir(),
      CLINIC_TIMEZONE: 'Mars/Base',
    }).ended;
    expect(onSettings).toEqual({
      code: 1,
      stderr: 'CLINIC_TIMEZONE must be an IANA time zone such as America/Bogota.\n',
    });
    const CLINIC_DATABASE_URL = 'postgres://u:secretpw@127.0.0.1:1/x';
    const onDatabase = new ServiceProcess({ DATA_DIR: dataDir(), CLINIC_DATABASE_URL });
    expect(await onDatabase.ended).toEqual({
      code: 1,
      stderr: 'The database at CLINIC_DATABASE_URL does not answer.\n',
    });
    expect(onDatabase.lines.join()).not.toContain('secretpw');
  });

  test('offering the documented operations only, it has no others and does not describe itself', async () => {
    const environment = {
      DATA_DIR: dataDir(),
      CLINIC_BOOTSTRAP_API_KEY: KEY,
      CLINIC_API_OFFER: 'documented',
    };
    const one = new ServiceProcess(environment);
    const service = await one.ready();
    expect((await call(service, 'GET', '/patients', { key: KEY })).status).toBe(200);
    expect((await call(service, 'POST', '/patients', { key: KEY, body: person })).status).toBe(405);
    expect((await call(service, 'GET', '/doctors', { key: KEY })).status).toBe(404);
    for (const path of ['/openapi.json', '/patients', '/no/such/thing']) {
      expect((await call(service, 'GET', path)).status).toBe(401);
    }
    for (const path of ['/openapi.json', '/no/such/thing']) {
      expect((await call(service, 'GET', path, { key: KEY })).status).toBe(404);
    }
    // Unknown to it, as any other member of a query.
    expect((await call(service, 'GET', '/patients?totals=x', { key: KEY })).status).toBe(200);
    await one.stop('SIGTERM');
  });
});

async function refuses(baseUrl: string): Promise<boolean> {
  try {
    await fetch(`${baseUrl}/healthz`, { headers: { Connection: 'close' } });
    return false;
  } catch {
    return true;
  }
}
