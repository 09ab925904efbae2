import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DataFolderUnusableError } from './data-folder-error';
import { lockDataFolder } from './data-folder-lock';
import { readSecretFile, secretFile } from './secret-file';

const made = mkdtempSync(join(tmpdir(), 'data-folder-'));
const aFile = join(made, 'file');

beforeAll(() => writeFileSync(aFile, 'text'));
afterAll(() => rmSync(made, { recursive: true, force: true }));

const nowhere = process.platform === 'linux' ? ['/proc/x'] : [];

describe.each([aFile, join(aFile, 'below'), ...nowhere])('%s as a data folder', (folder) => {
  test.each([
    ['a secret', () => secretFile(join(folder, 'secret'), () => 'made')],
    ['the lock', () => lockDataFolder(folder)],
  ])('is refused in one sentence, at once, for %s', (_what, use) => {
    expect(use).toThrow(DataFolderUnusableError);
    expect(use).toThrow(/^The data folder \S+ cannot be used: E[A-Z]+: .+\.$/);
  });
});

test('a folder below others that are not there yet is made, for its owner alone', () => {
  const folder = join(made, 'one', 'two');
  const file = join(folder, 'secret');
  expect(readSecretFile(file)).toBeUndefined();
  expect(secretFile(file, () => 'made')).toBe('made');
  expect(secretFile(file, () => 'again')).toBe('made');
  expect(statSync(folder).mode & 0o077).toBe(0);
  lockDataFolder(folder)();
});
