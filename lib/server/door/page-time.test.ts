import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inPageTime } from './page-time.server';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a read that comes in time is what it is, also where it fails', async () => {
  expect(await inPageTime(Promise.resolve('there'), 'c1')).toBe('there');
  await expect(inPageTime(Promise.reject(new Error('down')), 'c1')).rejects.toThrow('down');
  expect(vi.getTimerCount()).toBe(0);
});

test('a page does not wait for a service that hangs', async () => {
  const waits = expect(inPageTime(new Promise(() => {}), 'c1')).rejects.toMatchObject({
    status: 504,
    code: 'SERVICE_TIMEOUT',
    correlationId: 'c1',
  });
  await vi.advanceTimersByTimeAsync(6_000);
  await waits;
});
