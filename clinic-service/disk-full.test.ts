import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { errorEnvelopeA } from '@/lib/contract/errors';
import { hasRoomToWrite } from '@/lib/server/storage/disk-room';
import { type Database, openDatabase } from '@/lib/server/storage/open-database';
import { CLINIC_MIGRATIONS } from './db/clinic-migrations';
import { type Answer, call } from './testing/call';
import { startService } from './testing/harness';

vi.mock('@/lib/server/storage/disk-room', { spy: true });

const person = { firstName: 'Ana', lastName: 'Gómez' };

test('without room on the disk a write is a 503, reading goes on, and writing does once there is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-room-'));
  const onDisk = await openDatabase({ folder, migrations: CLINIC_MIGRATIONS });
  const service = await startService('pglite', { database: () => onDisk });
  try {
    const { key } = await service.addClinic();
    const write = () => call(service, 'POST', '/patients', { key, body: person });
    const count = async () => (await call(service, 'GET', '/patients', { key })).body;
    expect((await write()).status).toBe(201);
    vi.mocked(hasRoomToWrite).mockResolvedValue(false);
    expect(refusal(await write())).toBe('503 STORAGE_FULL');
    expect(await count()).toMatchObject({ pagination: { total: 1 } });
    vi.mocked(hasRoomToWrite).mockResolvedValue(true);
    expect((await write()).status).toBe(201);
    expect(await count()).toMatchObject({ pagination: { total: 2 } });
  } finally {
    await service.close();
    await onDisk.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a disk that fills up within a write is a 503; only a database that ended itself ends the process', async () => {
  let failure: Error | undefined;
  let panics = 0;
  const service = await startService('pglite', {
    database: (real) => ({ ...real, db: failing(real.db, () => failure) }),
    onPanic: () => {
      panics += 1;
    },
  });
  try {
    const { key } = await service.addClinic();
    const write = () => call(service, 'POST', '/patients', { key, body: person });
    failure = Object.assign(new Error('could not extend file'), { code: '53100' });
    expect(refusal(await write())).toBe('503 STORAGE_FULL');
    failure = new Error('Failed query', { cause: new Error('write: No space left on device') });
    expect(refusal(await write())).toBe('503 STORAGE_FULL');
    expect(panics).toBe(0);
    failure = Object.assign(new Error('no log'), { code: '53100', severity: 'PANIC' });
    expect(refusal(await write())).toBe('503 STORAGE_FULL');
    expect(panics).toBe(1);
    failure = undefined;
    expect((await write()).status).toBe(201);
  } finally {
    await service.close();
  }
});

/** The database, whose inserts fail while `failure` says how. */
function failing(db: Database, failure: () => Error | undefined): Database {
  return new Proxy(db, {
    get(target, name, receiver) {
      const error = failure();
      if (error !== undefined && (name === 'insert' || name === 'transaction')) throw error;
      return Reflect.get(target, name, receiver);
    },
  });
}

function refusal({ status, body }: Answer): string {
  return `${status} ${errorEnvelopeA.parse(body).code}`;
}
