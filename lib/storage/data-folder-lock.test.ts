import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderLockedError } from './data-folder-error';
import { lockDataFolder } from './data-folder-lock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Of a process that ended: no such pid is given out. */
const DEAD = JSON.stringify({ pid: 2 ** 31 - 1, started: '1' });

test('a folder is taken once, and again after it was let go, with nothing left behind', () => {
  const release = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(DataFolderLockedError);
  expect(() => lockDataFolder(folder)).toThrow(`in use by process ${process.pid}`);
  release();
  lockDataFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test('a process that ends lets go of what it had', async () => {
  const file = JSON.stringify(join(import.meta.dirname, 'data-folder-lock.ts'));
  const program = `
    const { lockDataFolder } = await import(${file});
    lockDataFolder(${JSON.stringify(folder)});
    process.exit(143);
  `;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: 'inherit',
  });
  expect(await once(child, 'exit')).toEqual([143, null]);
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['a process that is gone', DEAD],
  ['a process whose number another one has now', JSON.stringify({ pid: 1, started: '-1' })],
  ['nobody: it is empty', ''],
])('the lock of %s is taken over', (_owner, text) => {
  writeFileSync(join(folder, 'clinic.lock'), text);
  lockDataFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test('of several that start at once over a dead lock one has it', async () => {
  writeFileSync(join(folder, 'clinic.lock'), DEAD);
  const program = `
    const { lockDataFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'data-folder-lock.ts'))});
    process.stdout.write('ready');
    await new Promise((go) => process.stdin.once('data', go));
    try { lockDataFolder(${JSON.stringify(folder)}); process.stdout.write(' taken'); }
    catch (error) { process.stdout.write(' ' + error.constructor.name); }
    process.stdin.once('data', () => process.exit());
  `;
  const starters = Array.from({ length: 4 }, () => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', program],
      {
        stdio: ['pipe', 'pipe', 'inherit'],
      },
    );
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    return { child, said: () => said };
  });
  try {
    await expect.poll(() => starters.filter(({ said }) => said() === 'ready').length, wait).toBe(4);
    for (const { child } of starters) child.stdin.write('go');
    await expect.poll(() => starters.filter(({ said }) => said() !== 'ready').length, wait).toBe(4);
    expect(starters.map(({ said }) => said()).sort()).toEqual([
      'ready DataFolderLockedError',
      'ready DataFolderLockedError',
      'ready DataFolderLockedError',
      'ready taken',
    ]);
  } finally {
    for (const { child } of starters) {
      child.kill();
      await once(child, 'exit');
    }
  }
});

const wait = { timeout: 20_000 };
