import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { APPLICATION_MIGRATIONS } from '@/lib/server/db/application-migrations';
import { DataFolderDamagedError, DataFolderUnusableError } from './data-folder-error';
import { lockDataFolder } from './data-folder-lock';
import { openDatabase } from './open-database';

const folder = mkdtempSync(join(tmpdir(), 'data-damaged-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('damaged files are said to be that, with the cause for the log, and the folder is let go', async () => {
  mkdirSync(join(folder, 'pgdata'));
  writeFileSync(join(folder, 'pgdata', 'PG_VERSION'), '17\n');
  const error: unknown = await openDatabase({ folder, migrations: APPLICATION_MIGRATIONS }).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(DataFolderDamagedError);
  expect(error).toMatchObject({
    message: `The database in the data folder ${folder} cannot be opened; its files seem to be damaged. Restore a copy of that folder, then start again.`,
    cause: expect.any(Error),
  });
  (await lockDataFolder(folder)).release();
});

test('files that cannot be reached are not said to be damaged', async () => {
  const other = join(folder, 'other');
  mkdirSync(other);
  writeFileSync(join(other, 'pgdata'), '');
  await expect(openDatabase({ folder: other, migrations: APPLICATION_MIGRATIONS })).rejects.toThrow(
    DataFolderUnusableError,
  );
});
