import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { APPLICATION_MIGRATIONS } from '@/lib/server/db/application-migrations';
import { DataFolderFullError } from './data-folder-error';
import { hasRoomToWrite } from './disk-room';
import { openDatabase } from './open-database';

vi.mock('./disk-room', { spy: true });

const migrations = APPLICATION_MIGRATIONS;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-room-'));
});
afterEach(() => {
  vi.mocked(hasRoomToWrite).mockReset();
  rmSync(folder, { recursive: true, force: true });
});

const diskFull = expect.objectContaining({ cause: expect.objectContaining({ code: '53100' }) });

test('a write is refused as PostgreSQL refuses it, within a transaction too, and reading goes on', async () => {
  const { db, ping, close } = await openDatabase({ folder, migrations });
  try {
    await db.execute(sql`create table kept (n int)`);
    const insert = sql`insert into kept values (1)`;
    const rows = () => db.$count(sql`(select n as deleted_at from kept)`);
    await db.execute(insert);
    vi.mocked(hasRoomToWrite).mockResolvedValue(false);
    await expect(db.execute(insert)).rejects.toEqual(diskFull);
    await expect(db.execute(sql`vacuum kept`)).rejects.toEqual(diskFull);
    await expect(db.transaction((tx) => tx.execute(insert))).rejects.toEqual(diskFull);
    expect(await rows()).toBe(1);
    await expect(ping()).rejects.toMatchObject({ code: '53100' });
    vi.mocked(hasRoomToWrite).mockResolvedValue(true);
    await db.transaction((tx) => tx.execute(insert));
    expect(await rows()).toBe(2);
    await ping();
  } finally {
    await close();
  }
});

test('a database is not opened on a full disk, and its folder is free again', async () => {
  vi.mocked(hasRoomToWrite).mockResolvedValue(false);
  const open = () => openDatabase({ folder, migrations });
  await expect(open()).rejects.toThrow(DataFolderFullError);
  vi.mocked(hasRoomToWrite).mockResolvedValue(true);
  await (await open()).close();
});

test('room is what the disk has', async () => {
  await expect(hasRoomToWrite(folder)).resolves.toBe(true);
});
