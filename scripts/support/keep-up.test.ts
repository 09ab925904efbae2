import { expect, test, vi } from 'vitest';
import type { Child } from './child.mjs';
import { keptChild } from './keep-up.mjs';
import { supervise } from './supervise.mjs';

/** A program that ends when a test says so. */
function program() {
  const started: { readonly end: (how: string) => void; readonly follow: Child['follow'] }[] = [];
  const start = (): Child => {
    let end: (how: string) => void = () => undefined;
    let running = true;
    const ended = new Promise<string>((resolve) => {
      end = (how) => {
        running = false;
        resolve(how);
      };
    });
    const follow = vi.fn<Child['follow']>();
    started.push({ end, follow });
    return {
      name: 'clinic service',
      ended,
      isRunning: () => running,
      lastLines: () => 'its last line',
      lastErrors: () => [],
      lastWarnings: () => [],
      follow,
      kill: end,
      stop: async () => end('SIGTERM'),
    };
  };
  const starts = (count: number) => vi.waitUntil(() => started.length === count);
  return { start, started, starts };
}

const say = vi.fn<(sentence: string) => void>();
const young = { longLife: Number.POSITIVE_INFINITY, pauses: [1, 2], say };

test('a kept child that is killed is started again, and heard on', async () => {
  const { start, started, starts } = program();
  const child = keptChild(start, young);
  child.keepUp();
  const handle = vi.fn();
  child.follow(handle);
  started[0]?.end('SIGKILL');
  await starts(2);
  expect(say.mock.lastCall?.[0]).toBe(
    'The clinic service ended by itself (SIGKILL). It is started again in 0.001 s.',
  );
  expect(started[1]?.follow).toHaveBeenCalledWith(handle);
  expect(child.isRunning()).toBe(true);
  await child.stop();
  expect(child.isRunning()).toBe(false);
  expect(started).toHaveLength(2);
});

test('one that dies young once too often is given up, and takes the others along', async () => {
  const { start, started, starts } = program();
  const application = program().start();
  const child = keptChild(start, young);
  const supervised = supervise([application, child], async () => child.keepUp());
  for (const [index, how] of ['SIGKILL', 'exit code 1', 'exit code 2'].entries()) {
    await starts(index + 1);
    started[index]?.end(how);
  }
  await expect(supervised).rejects.toThrow(
    'The clinic service ended by itself (exit code 2). It said last:\nits last line',
  );
  expect(application.isRunning()).toBe(false);
  expect(started).toHaveLength(3);
});

test('one that lives long may die any number of times', async () => {
  const { start, started, starts } = program();
  const child = keptChild(start, { longLife: 0, pauses: [1], say });
  child.keepUp();
  for (let deaths = 1; deaths <= 4; deaths += 1) {
    started[deaths - 1]?.end('SIGKILL');
    await starts(deaths + 1);
  }
  await child.stop();
});

test('one that ends before it is kept has ended: what it says at its start is final', async () => {
  const { start, started } = program();
  const child = keptChild(start, young);
  started[0]?.end('exit code 1');
  expect(await child.ended).toBe('exit code 1');
  expect(started).toHaveLength(1);
});

test('one that is stopped while it waits for its next start stays ended', async () => {
  const { start, started } = program();
  say.mockClear();
  const child = keptChild(start, { ...young, pauses: [600_000] });
  child.keepUp();
  started[0]?.end('SIGKILL');
  await vi.waitUntil(() => say.mock.calls.length === 1);
  await child.stop();
  expect(await child.ended).toBe('SIGKILL');
  expect(started).toHaveLength(1);
});
