import { afterEach, expect, test, vi } from 'vitest';
import { keep } from './kept';

afterEach(() => vi.useRealTimers());

function kept() {
  const state = { now: 0, loads: 0, fails: false };
  const get = keep({
    load: async () => {
      state.loads += 1;
      if (state.fails) throw new Error('down');
      return state.loads;
    },
    freshFor: 10,
    usableFor: 100,
    now: () => state.now,
  });
  return { state, get };
}

test('is loaded once for all who ask at once, and again when it is no longer fresh', async () => {
  const { state, get } = kept();
  const all = await Promise.all([get(), get(), get()]);
  expect(all.map(({ value }) => value)).toEqual([1, 1, 1]);
  state.now = 9;
  expect((await get()).value).toBe(1);
  state.now = 10;
  expect(await get()).toEqual({ value: 2, readAt: new Date(10), isStale: false });
});

test('is given on while it cannot be loaded, until it is too old', async () => {
  const { state, get } = kept();
  await get();
  state.fails = true;
  state.now = 99;
  expect(await get()).toEqual({ value: 1, readAt: new Date(0), isStale: true });
  state.now = 100;
  await expect(get()).rejects.toThrow('down');
});

test('what was never loaded is no value, and is asked for again', async () => {
  const { state, get } = kept();
  state.fails = true;
  await expect(get()).rejects.toThrow('down');
  state.fails = false;
  expect((await get()).value).toBe(2);
});

test('is read anew after a change, also where the reading had begun before it', async () => {
  const waiting: ((value: string) => void)[] = [];
  const get = keep<string>({
    load: () => new Promise((resolve) => waiting.push(resolve)),
    freshFor: 10,
    usableFor: 100,
    now: () => 0,
  });
  const before = get();
  get.outdate();
  const after = get();
  waiting[1]?.('new');
  expect((await after).value).toBe('new');
  waiting[0]?.('old');
  expect((await before).value).toBe('new');
  expect((await get()).value).toBe('new');
  expect(waiting).toHaveLength(2);
});

test('a change is no reason to have nothing while it cannot be loaded', async () => {
  const { state, get } = kept();
  await get();
  get.outdate();
  state.fails = true;
  expect(await get()).toEqual({ value: 1, readAt: new Date(0), isStale: true });
  state.fails = false;
  expect(await get()).toMatchObject({ value: 3, isStale: false });
});

test('with patience, a reload that hangs keeps nobody waiting who has what was read before', async () => {
  vi.useFakeTimers();
  const state = { now: 0, hangs: false };
  const get = keep({
    load: () => (state.hangs ? new Promise<string>(() => {}) : Promise.resolve('read')),
    freshFor: 10,
    usableFor: 100,
    patience: 1,
    now: () => state.now,
  });
  await get();
  Object.assign(state, { now: 10, hangs: true });
  const given = get();
  await vi.advanceTimersByTimeAsync(1);
  expect(await given).toEqual({ value: 'read', readAt: new Date(0), isStale: true });
  // After a change nobody is told the past as long as the present may come.
  get.outdate();
  const changed = get();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await Promise.race([changed, 'waits'])).toBe('waits');
});
