import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { ClinicError } from '@/lib/server/clinic/errors';
import { entryAt } from '@/lib/testing/agenda-entry';
import { AppointmentFeed, changeBetween, type FeedNews, type Snapshot } from './appointment-feed';

const entry = (id: string, from = 600) => entryAt(id, from);
const snapshot = (...entries: AgendaEntry[]): Snapshot => ({
  version: JSON.stringify(entries),
  readAt: new Date(),
  entries,
  unplaced: 0,
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A feed of what `state` holds, which a test changes as colleagues would. */
function feed(turn = () => Promise.resolve()) {
  const state: { entries: AgendaEntry[]; fails: boolean; reads: number; refusal?: Error } = {
    entries: [entry('a')],
    fails: false,
    reads: 0,
  };
  const read = async () => {
    state.reads += 1;
    if (state.fails) throw state.refusal ?? new Error('down');
    return snapshot(...state.entries);
  };
  const made = new AppointmentFeed({
    read,
    turn,
    every: () => 1_000,
    freshFor: 500,
    usableFor: 60_000,
  });
  return { state, feed: made };
}

test('what changed is told by what is new, what is different and what is gone', () => {
  const before = snapshot(entry('a'), entry('b'), entry('c'));
  const after = snapshot(entry('a'), entry('b', 660), entry('d'));
  expect(changeBetween(before, after)).toMatchObject({
    changed: [entry('b', 660), entry('d')],
    removed: ['c'],
  });
  expect(changeBetween(before, snapshot(entry('a'), entry('b'), entry('c')))).toBeUndefined();
});

describe('a feed', () => {
  test('is read once for all who ask at once, and again when it is no longer fresh', async () => {
    const { state, feed: feedOf } = feed();
    await Promise.all(Array.from({ length: 100 }, () => feedOf.current()));
    expect(state.reads).toBe(1);
    await vi.advanceTimersByTimeAsync(501);
    await feedOf.current();
    expect(state.reads).toBe(2);
  });

  test('is polled once an interval however many listen, and not at all when nobody does', async () => {
    const { state, feed: feedOf } = feed();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(state.reads).toBe(0);
    const stops = Array.from({ length: 200 }, () => feedOf.listen(() => {}));
    await vi.advanceTimersByTimeAsync(9_500);
    expect(state.reads).toBe(10);
    for (const stop of stops) stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(state.reads).toBe(10);
  });

  test('tells what a colleague changed, and nothing when nothing did', async () => {
    const { state, feed: feedOf } = feed();
    const heard: FeedNews[] = [];
    await feedOf.current();
    feedOf.listen((news) => heard.push(news));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(heard).toEqual([]);
    state.entries = [entry('a'), entry('b')];
    await vi.advanceTimersByTimeAsync(1_000);
    expect(heard).toMatchObject([{ kind: 'change', changed: [entry('b')], removed: [] }]);
  });

  test('reads at once after a nudge, and never brings back what was read before it', async () => {
    const { state, feed: feedOf } = feed();
    const heard: FeedNews[] = [];
    await feedOf.current();
    feedOf.listen((news) => heard.push(news));
    await vi.advanceTimersByTimeAsync(100);
    state.entries = [entry('b')];
    feedOf.nudge();
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toMatchObject([{ kind: 'change', removed: ['a'] }]);
    expect((await feedOf.current()).entries).toEqual([entry('b')]);
  });

  test('waits for its turn, which further nudges do not put off', async () => {
    const turns: (() => void)[] = [];
    const { state, feed: feedOf } = feed(() => new Promise((resolve) => turns.push(resolve)));
    feedOf.listen(() => {});
    await vi.advanceTimersByTimeAsync(1);
    for (let change = 0; change < 3; change += 1) {
      feedOf.nudge();
      await vi.advanceTimersByTimeAsync(500);
    }
    expect([turns.length, state.reads]).toEqual([1, 0]);
    // A person who asks meanwhile does not wait for it.
    await feedOf.current();
    expect(state.reads).toBe(1);
    turns[0]?.();
    await vi.advanceTimersByTimeAsync(1);
    expect(state.reads).toBe(2);
  });

  test('a reading that was overtaken by a later one is not shown', async () => {
    const waiting: ((value: Snapshot) => void)[] = [];
    const feedOf = new AppointmentFeed({
      read: () => new Promise((resolve) => waiting.push(resolve)),
      every: () => 1_000,
      turn: () => Promise.resolve(),
      freshFor: 500,
      usableFor: 60_000,
    });
    const slow = feedOf.current();
    feedOf.nudge();
    const quick = feedOf.current();
    waiting[1]?.(snapshot(entry('new')));
    expect((await quick).entries).toEqual([entry('new')]);
    waiting[0]?.(snapshot(entry('old')));
    expect((await slow).entries).toEqual([entry('new')]);
    expect(feedOf.latest?.entries).toEqual([entry('new')]);
  });

  test('says since when it cannot be read, gives what it has, and says when it can again', async () => {
    const { state, feed: feedOf } = feed();
    const heard: FeedNews[] = [];
    const first = await feedOf.current();
    feedOf.listen((news) => heard.push(news));
    await vi.advanceTimersByTimeAsync(100);
    const readAt = feedOf.latest?.readAt;
    state.fails = true;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(heard).toEqual([{ kind: 'stale', since: readAt }]);
    expect((await feedOf.current()).version).toBe(first.version);
    const late: FeedNews[] = [];
    feedOf.listen((news) => late.push(news));
    expect(late).toEqual([{ kind: 'stale', since: readAt }]);
    state.fails = false;
    await vi.advanceTimersByTimeAsync(4_000);
    expect(heard.at(-1)).toMatchObject({ kind: 'fresh' });
  });

  const refusedFor = (retryAfter: number) =>
    new ClinicError(429, 'RATE_LIMITED', { operation: 'x', correlationId: 'x', retryAfter });

  test('that is refused is read at most every other second, and ever more seldom', async () => {
    const { state, feed: feedOf } = feed();
    state.fails = true;
    state.refusal = refusedFor(1);
    const stop = feedOf.listen(() => {});
    await vi.advanceTimersByTimeAsync(0);
    const reads: number[] = [];
    for (let second = 0; second < 40; second += 2) {
      const before = state.reads;
      await vi.advanceTimersByTimeAsync(2_000);
      reads.push(state.reads - before);
    }
    expect(Math.max(...reads)).toBe(1);
    expect(state.reads).toBe(6);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state.reads).toBe(6);
  });

  test('is not read before the service wants it, and then as ever', async () => {
    const { state, feed: feedOf } = feed();
    state.fails = true;
    state.refusal = refusedFor(45);
    feedOf.listen(() => {});
    await vi.advanceTimersByTimeAsync(44_000);
    expect(state.reads).toBe(1);
    state.fails = false;
    await vi.advanceTimersByTimeAsync(3_500);
    expect(state.reads).toBe(4);
  });

  test('throws where there is nothing to give, or only what is too old', async () => {
    const { state, feed: feedOf } = feed();
    state.fails = true;
    await expect(feedOf.current()).rejects.toThrow('down');
    state.fails = false;
    await feedOf.current();
    state.fails = true;
    await vi.advanceTimersByTimeAsync(60_001);
    await expect(feedOf.current()).rejects.toThrow('down');
  });
});
