import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VersionFeed } from './version-feed';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A feed of the version that `state` has, which a test raises as colleagues would. */
function feed() {
  const state = { version: 1, fails: false, reads: 0 };
  const read = async () => {
    state.reads += 1;
    if (state.fails) throw new Error('down');
    return state.version;
  };
  return { state, feed: new VersionFeed({ read, every: 1_500, seldom: 5_000 }) };
}

test('is read once an interval however many listen, and not at all when nobody does', async () => {
  const { state, feed: feedOf } = feed();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(state.reads).toBe(0);
  const stops = Array.from({ length: 200 }, () => feedOf.listen(() => {}));
  expect(feedOf.size).toBe(200);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(state.reads).toBe(10);
  for (const stop of stops) stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([state.reads, feedOf.size]).toEqual([10, 0]);
  feedOf.nudge();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(state.reads).toBe(10);
  feedOf.listen(() => {});
  await vi.advanceTimersByTimeAsync(1);
  expect(state.reads).toBe(11);
});

test('tells everybody what it reads, and at once after a nudge', async () => {
  const { state, feed: feedOf } = feed();
  const heard: (number | undefined)[] = [];
  feedOf.listen((version) => heard.push(version));
  await vi.advanceTimersByTimeAsync(100);
  expect(heard).toEqual([1]);
  state.version = 2;
  feedOf.nudge();
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual([1, 2]);
  state.version = 3;
  await vi.advanceTimersByTimeAsync(1_500);
  expect(heard).toEqual([1, 2, 3]);
  expect(state.reads).toBe(3);
});

test('nobody hears what was read before they listened, or before the nudge', async () => {
  const waiting: ((version: number) => void)[] = [];
  const read = () => new Promise<number>((resolve) => waiting.push(resolve));
  const feedOf = new VersionFeed({ read, every: 1_500, seldom: 5_000 });
  const first: (number | undefined)[] = [];
  const late: (number | undefined)[] = [];
  feedOf.listen((version) => first.push(version));
  await vi.advanceTimersByTimeAsync(1);
  feedOf.listen((version) => late.push(version));
  waiting[0]?.(1);
  await vi.advanceTimersByTimeAsync(1_500);
  expect([first, late]).toEqual([[1], []]);
  feedOf.nudge();
  await vi.advanceTimersByTimeAsync(1);
  waiting[1]?.(1);
  waiting[2]?.(2);
  await vi.advanceTimersByTimeAsync(1);
  expect([first, late]).toEqual([[1, 2], [2]]);
});

test('asks seldom what cannot be read, says so once, and goes on when it can', async () => {
  const { state, feed: feedOf } = feed();
  const heard: (number | undefined)[] = [];
  state.fails = true;
  feedOf.listen((version) => heard.push(version));
  await vi.advanceTimersByTimeAsync(10_001);
  expect([state.reads, heard]).toEqual([3, [undefined]]);
  state.fails = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect([state.reads, heard]).toEqual([4, [undefined, 1]]);
  state.fails = true;
  await vi.advanceTimersByTimeAsync(1_500);
  expect(heard).toEqual([undefined, 1, undefined]);
});

test('one that leaves while it is read hears nothing, and leaves nothing running', async () => {
  const waiting: ((version: number) => void)[] = [];
  const read = () => new Promise<number>((resolve) => waiting.push(resolve));
  const feedOf = new VersionFeed({ read, every: 1_500, seldom: 5_000 });
  const heard: (number | undefined)[] = [];
  const stop = feedOf.listen((version) => heard.push(version));
  await vi.advanceTimersByTimeAsync(1);
  stop();
  waiting[0]?.(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([waiting.length, heard]).toEqual([1, []]);
});
