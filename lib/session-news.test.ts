import { afterAll, expect, test, vi } from 'vitest';
import { hearSessionNews, tellSessionNews } from './session-news';

const otherTab = new BroadcastChannel('clinic-admin:session');
afterAll(() => otherTab.close());

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
