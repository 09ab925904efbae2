import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSecretFile, secretFile } from './secret-file';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-file-'));
  file = join(folder, 'secret');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function expectKept(secret: string): void {
  expect(readFileSync(file, 'utf8')).toBe(`${secret}\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['secret']);
  expect(secretFile(file, () => 'again')).toBe(secret);
  expect(readSecretFile(file)).toBe(secret);
}

test('it is made once, for its owner alone, and nothing is left beside it', () => {
  expect(secretFile(file, () => 'made')).toBe('made');
  expectKept('made');
});

test.each(['', '\n', ' \r\n\t '])('a file that holds %j is one that was never made', (left) => {
  writeFileSync(file, left, { mode: 0o644 });
  expect(readSecretFile(file)).toBeUndefined();
  expect(secretFile(file, () => 'made')).toBe('made');
  expectKept('made');
});

test.each([undefined, '', ' '])('who writes first, over %j, wins', (left) => {
  if (left !== undefined) writeFileSync(file, left);
  const ours = () => {
    writeFileSync(file, 'theirs\n', { mode: 0o600 });
    return 'ours';
  };
  expect(secretFile(file, ours)).toBe('theirs');
  expect(readFileSync(file, 'utf8')).toBe('theirs\n');
  expect(readdirSync(folder)).toEqual(['secret']);
});

test('an empty file that comes back each time is refused, not tried for ever', () => {
  writeFileSync(file, '');
  const emptied = () => {
    writeFileSync(file, '');
    return 'ours';
  };
  expect(() => secretFile(file, emptied)).toThrow(/ cannot be used: EEXIST/);
});
