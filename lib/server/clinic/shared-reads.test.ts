import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSharedReads, type SharedReads } from './shared-reads';

let reads: SharedReads;
/** How often the service was asked. */
let asked = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  reads = createSharedReads();
  asked = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

/** A read that the test answers. */
function pending(): { run: () => Promise<number>; answer: () => void; fail: () => void } {
  let settle: { resolve: (value: number) => void; reject: (error: Error) => void } | undefined;
  return {
    run: () => {
      asked += 1;
      const nth = asked;
      return new Promise((resolve, reject) => {
        settle = { resolve: () => resolve(nth), reject };
      });
    },
    answer: () => settle?.resolve(0),
    fail: () => settle?.reject(new Error('down')),
  };
}
const nth = () => {
  asked += 1;
  return Promise.resolve(asked);
};

describe('an answer that may be shared', () => {
  it('is given to those who ask within its time, counted from when it was asked for', async () => {
    const first = pending();
    const waiting = reads.read('a', 200, first.run);
    vi.advanceTimersByTime(150);
    first.answer();
    await waiting;
    vi.advanceTimersByTime(49);
    expect(await reads.read('a', 200, nth)).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await reads.read('a', 200, nth)).toBe(2);
  });

  it('is not kept when it took longer than its time', async () => {
    const first = pending();
    const waiting = reads.read('a', 200, first.run);
    vi.advanceTimersByTime(200);
    expect(vi.getTimerCount()).toBe(0);
    first.answer();
    await waiting;
    expect(await reads.read('a', 200, nth)).toBe(2);
  });

  it('leaves memory by itself', async () => {
    await reads.read('a', 200, nth);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(200);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not mistaken for the answer to anything else', async () => {
    await reads.read('a', 200, nth);
    expect(await reads.read('b', 200, nth)).toBe(2);
  });

  it('is kept for at most 500 questions at once', async () => {
    for (let key = 0; key < 600; key += 1) await reads.read(String(key), 200, nth);
    expect(vi.getTimerCount()).toBe(500);
    expect(await reads.read('0', 200, nth)).toBe(1);
    expect(await reads.read('599', 200, nth)).toBe(601);
  });
});

describe('an answer that may not be shared', () => {
  it('is given to those who wait for it and to nobody after them', async () => {
    const first = pending();
    const both = [reads.read('a', 0, first.run), reads.read('a', 0, nth)];
    first.answer();
    expect(await Promise.all(both)).toEqual([1, 1]);
    expect(await reads.read('a', 0, nth)).toBe(2);
  });
});

describe('a failure', () => {
  it('is told to those who wait, and the next asks anew', async () => {
    const first = pending();
    const both = [reads.read('a', 200, first.run), reads.read('a', 200, nth)];
    first.fail();
    expect(await Promise.allSettled(both)).toMatchObject([
      { status: 'rejected' },
      { status: 'rejected' },
    ]);
    expect(await reads.read('a', 200, nth)).toBe(2);
  });

  it('does not take away what was asked for since', async () => {
    const first = pending();
    const failing = reads.read('a', 200, first.run);
    reads.forget();
    await reads.read('a', 200, nth);
    first.fail();
    await expect(failing).rejects.toThrow('down');
    expect(await reads.read('a', 200, nth)).toBe(2);
  });
});

describe('what was forgotten', () => {
  it('is asked for again at once', async () => {
    await reads.read('a', 200, nth);
    reads.forget();
    expect(await reads.read('a', 200, nth)).toBe(2);
  });

  it('is not joined while it is still under way, nor kept when it arrives', async () => {
    const first = pending();
    const earlier = reads.read('a', 200, first.run);
    reads.forget();
    const second = pending();
    const later = reads.read('a', 200, second.run);
    first.answer();
    expect(await earlier).toBe(1);
    second.answer();
    expect(await later).toBe(2);
    expect(await reads.read('a', 200, nth)).toBe(2);
  });
});
