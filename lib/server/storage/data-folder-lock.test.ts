import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderLockedError, DataFolderOldLockError } from './data-folder-error';
import { lockDataFolder } from './data-folder-lock';

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-lock-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child);
  rmSync(folder, { recursive: true, force: true });
});

const WAIT = { timeout: 60_000 };
const lockFile = () => join(folder, 'clinic.lock');

/** A process with `lockDataFolder` and the folder at hand. */
function run(program: string): ChildProcess & { said: () => string } {
  const file = JSON.stringify(join(import.meta.dirname, 'data-folder-lock.ts'));
  const prelude = `
    const { lockDataFolder } = await import(${file});
    const folder = ${JSON.stringify(folder)};
    const say = (word) => process.stdout.write(word + ' ');
    const told = () => new Promise((go) => process.stdin.once('data', go));
  `;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', prelude + program],
    { stdio: ['pipe', 'pipe', 'pipe'] },
  );
  children.push(child);
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  return Object.assign(child, { said: () => said });
}

async function says(child: { said: () => string }, words: string): Promise<void> {
  await expect.poll(child.said, WAIT).toBe(words);
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function leaveDeadLock(): Promise<void> {
  const owner = run(`await lockDataFolder(folder); say('taken'); await told();`);
  await says(owner, 'taken ');
  await kill(owner);
  expect(statSync(lockFile()).isSocket()).toBe(true);
}

test('a folder is taken once, and again after it was let go, with nothing left behind', async () => {
  const { release } = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderLockedError);
  await expect(lockDataFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by another process, perhaps in another container. Stop it first.`,
  );
  expect(readdirSync(folder)).toEqual(['clinic.lock']);
  release();
  (await lockDataFolder(folder)).release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a process that ends lets go of what it had', async () => {
  const child = run('await lockDataFolder(folder); process.exit(143);');
  expect(await once(child, 'exit')).toEqual([143, null]);
  expect(readdirSync(folder)).toEqual([]);
});

test('an owner that is busy for ever is alive, also when no more connections are let in', async () => {
  const owner = run(`
    await lockDataFolder(folder);
    say('taken');
    await new Promise(setImmediate);
    for (;;);
  `);
  await says(owner, 'taken ');
  await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderLockedError);

  const waiting: Socket[] = [];
  let refused = '';
  while (refused === '') {
    const socket = connect(lockFile());
    waiting.push(socket);
    refused = await Promise.race([
      once(socket, 'connect').then(() => ''),
      once(socket, 'error').then(([error]) => String(error.code)),
    ]).catch((error: NodeJS.ErrnoException) => String(error.code));
  }
  expect(refused).toBe('EAGAIN');
  await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderLockedError);
  for (const socket of waiting) socket.destroy();
});

test('the lock of a process that was killed is taken over, with nothing left behind', async () => {
  await leaveDeadLock();
  (await lockDataFolder(folder)).release();
  expect(readdirSync(folder)).toEqual([]);
});

test('so is the lock of one that was killed while it took over another', async () => {
  await leaveDeadLock();
  renameSync(lockFile(), `${lockFile()}.next`);
  await leaveDeadLock();
  (await lockDataFolder(folder)).release();
  expect(readdirSync(folder)).toEqual([]);
});

test('of twenty that start at once over a dead lock one has it, and still has it then', async () => {
  await leaveDeadLock();
  // Five processes, four tries in each: what races is the file system.
  const starters = Array.from({ length: 5 }, () =>
    run(`
      say('ready');
      await told();
      const tries = await Promise.allSettled(Array.from({ length: 4 }, () => lockDataFolder(folder)));
      for (const one of tries) say(one.reason?.constructor.name ?? 'taken');
      await told();
      for (const one of tries) one.value?.requireOurs();
      say('end');
      process.exit();
    `),
  );
  for (const starter of starters) await says(starter, 'ready ');
  for (const { stdin } of starters) stdin?.write('go');
  const answers = () => starters.flatMap(({ said }) => said().split(' ').slice(1, -1));
  await expect.poll(() => answers().length, WAIT).toBe(20);
  expect(answers().filter((answer) => answer === 'taken')).toHaveLength(1);
  expect(answers().filter((answer) => answer === 'DataFolderLockedError')).toHaveLength(19);
  expect(readdirSync(folder)).toEqual(['clinic.lock']);
  for (const { stdin } of starters) stdin?.write('end');
  await expect.poll(() => answers().filter((word) => word === 'end').length, WAIT).toBe(5);
});

test('takers of a lock that is let go and taken again and again are never two', async () => {
  // Each writes its name into the file that the lock is for, and reads it back before it lets go.
  const takers = Array.from({ length: 4 }, (_, index) =>
    run(`
      const { readFileSync, writeFileSync } = await import('node:fs');
      const file = folder + '/owner';
      let taken = 0;
      for (let turn = 0; taken < 50; turn += 1) {
        const lock = await lockDataFolder(folder).catch((error) => {
          if (error.constructor.name !== 'DataFolderLockedError') say(error.message);
        });
        if (!lock) continue;
        taken += 1;
        writeFileSync(file, '${index} ' + turn);
        await new Promise(setImmediate);
        if (readFileSync(file, 'utf8') !== '${index} ' + turn) say('two');
        lock.release();
      }
      say('end');
      process.exit();
    `),
  );
  for (const taker of takers) await says(taker, 'end ');
});

test('a folder whose path does not fit into an address is locked all the same', async () => {
  const long = join(folder, 'x'.repeat(120));
  const { release } = await lockDataFolder(long);
  await expect(lockDataFolder(long)).rejects.toThrow(DataFolderLockedError);
  expect(readdirSync(long)).toEqual(['clinic.lock']);
  release();
  expect(readdirSync(long)).toEqual([]);
});

test.each([
  ['removed', () => rmSync(lockFile())],
  ['replaced', () => writeFileSync(`${lockFile()}.other`, '')],
])('an owner whose lock is %s ends by itself, and leaves what is there', async (what, meddle) => {
  const owner = run(`await lockDataFolder(folder); say('taken'); await told();`);
  const errors = text(owner.stderr ?? process.stdin);
  await says(owner, 'taken ');
  meddle();
  if (what === 'replaced') renameSync(`${lockFile()}.other`, lockFile());
  expect(await once(owner, 'exit')).toEqual([1, null]);
  expect(await errors).toBe(
    `The lock of the data folder ${folder} was removed or replaced, so another process may use the folder. This one ends.\n`,
  );
  expect(existsSync(lockFile())).toBe(what === 'replaced');
});

test('the lock of an earlier release, a file, is not taken for a dead one', async () => {
  writeFileSync(lockFile(), '{"pid":1}');
  const refused = await lockDataFolder(folder).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DataFolderOldLockError);
  expect(refused).toMatchObject({
    message: `The data folder ${folder} has the lock of an earlier release. Make sure that no process uses the folder, delete ${lockFile()}, then start again.`,
  });
  expect(readFileSync(lockFile(), 'utf8')).toBe('{"pid":1}');
  expect(readdirSync(folder)).toEqual(['clinic.lock']);
});
