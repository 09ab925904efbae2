import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fileSystemOf } from './data-folder';
import { DataFolderOnNetworkError, DataFolderUnusableError } from './data-folder-error';
import { lockDataFolder } from './data-folder-lock';
import { readSecretFile, secretFile } from './secret-file';

vi.mock('node:fs/promises', { spy: true });

const made = mkdtempSync(join(tmpdir(), 'data-folder-'));
const aFile = join(made, 'file');

beforeAll(() => writeFileSync(aFile, 'text'));
afterAll(() => rmSync(made, { recursive: true, force: true }));

const nowhere = process.platform === 'linux' ? ['/proc/x'] : [];

describe.each([aFile, join(aFile, 'below'), ...nowhere])('%s as a data folder', (folder) => {
  test.each([
    ['a secret', async () => secretFile(join(folder, 'secret'), () => 'made')],
    ['the lock', () => lockDataFolder(folder)],
  ])('is refused in one sentence, at once, for %s', async (_what, use) => {
    await expect(use).rejects.toThrow(DataFolderUnusableError);
    await expect(use).rejects.toThrow(
      /^The data folder \S+ cannot be used: (listen )?E[A-Z]+: .+\.$/,
    );
  });
});

test('a folder below others that are not there yet is made, for its owner alone', async () => {
  const folder = join(made, 'one', 'two');
  const file = join(folder, 'secret');
  expect(readSecretFile(file)).toBeUndefined();
  expect(secretFile(file, () => 'made')).toBe('made');
  expect(secretFile(file, () => 'again')).toBe('made');
  expect(statSync(folder).mode & 0o077).toBe(0);
  (await lockDataFolder(folder)).release();
});

test.each([
  ['nfs', 0x6969],
  ['cifs', 0xff534d42],
  ['fuse', 0x65735546],
])('a folder on %s is refused in one sentence, and nothing is made in it', async (name, type) => {
  const folder = join(made, name);
  const disk = await statfs(made);
  vi.mocked(statfs).mockResolvedValueOnce(Object.assign(disk, { type }));
  const refused = await lockDataFolder(folder).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DataFolderOnNetworkError);
  expect(refused).toMatchObject({
    message: `The data folder ${folder} is on a network file system (${name}), where another machine could use it at the same time. Choose a folder on a disk of this machine with DATA_DIR, or use PostgreSQL.`,
  });
  expect(readdirSync(folder)).toEqual([]);
});

test('the type of a mounted file system is read by its device number', () => {
  const mountinfo = [
    '22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw',
    '97 22 0:45 / /data rw,relatime shared:2 - fuse.sshfs host:/ rw',
    '98 22 0:46 / /home rw,relatime - fuse.fuse-overlayfs overlay rw',
  ].join('\n');
  expect([45, 46, 0x801, 47].map((dev) => fileSystemOf(mountinfo, dev))).toEqual([
    'fuse.sshfs',
    'fuse.fuse-overlayfs',
    'ext4',
    undefined,
  ]);
});
