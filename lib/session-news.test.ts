import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { hasSignedInSince, LOCK_AFTER, touch, untouchedFor } from './last-touched';
import { hearSessionNews, tellSessionNews } from './session-news';

const otherTab = new BroadcastChannel('clinic-admin:session');
afterAll(() => otherTab.close());

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});

test('hears what another tab tells, and nothing that is no news', async () => {
  const hear = vi.fn();
  const stop = hearSessionNews(hear);
  otherTab.postMessage({ any: 'thing' });
  otherTab.postMessage('signed-out');
  await vi.waitFor(() => expect(hear.mock.calls).toEqual([['signed-out']]));
  stop();
});

test('tells the other tabs and not itself', async () => {
  const hear = vi.fn();
  const heard = new Promise((resolve) => {
    otherTab.addEventListener('message', ({ data }) => resolve(data), { once: true });
  });
  const stop = hearSessionNews(hear);
  tellSessionNews('signed-in');
  await expect(heard).resolves.toBe('signed-in');
  expect(hear).not.toHaveBeenCalled();
  stop();
});

test('a sign-in is told from a hand on the page', () => {
  const before = Date.now();
  tellSessionNews('signed-out');
  touch();
  expect(hasSignedInSince(before)).toBe(false);
  tellSessionNews('signed-in');
  expect(hasSignedInSince(before)).toBe(true);
  expect(hasSignedInSince(Date.now() + 1)).toBe(false);
});

test('whoever signs in is here before any tab hears of it', () => {
  localStorage.setItem('clinic-admin:touched', String(Date.now() - 2 * LOCK_AFTER));
  tellSessionNews('signed-out');
  expect(untouchedFor()).toBeGreaterThanOrEqual(LOCK_AFTER);
  tellSessionNews('signed-in');
  expect(untouchedFor()).toBeLessThan(1_000);
});
