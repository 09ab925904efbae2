import { beforeEach, expect, test, vi } from 'vitest';
import { POST as passwordRoute } from '@/app/api/account/password/route';
import { POST as lockRoute } from '@/app/api/auth/lock/route';
import { GET as sessionRoute } from '@/app/api/auth/session/route';
import { POST as signOutRoute } from '@/app/api/auth/sign-out/route';
import { eventStream } from '@/lib/server/event-stream.server';
import { withApplication } from '@/lib/testing/application';
import type { Browser } from '@/lib/testing/browser';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { protectedRoute } from './protected-route';
import { watchSession } from './session';

withApplication();

let email = '';
let browser: Browser;

beforeEach(async () => {
  ({ email } = await makeStaff('receptionist'));
  browser = await afterPassword(email);
});

const data = (request: Request) =>
  protectedRoute(request, { action: 'patients.read', may: () => true }, async () =>
    Response.json({ fine: true }),
  );

test('a locked session reaches nothing, in any tab or copy, until the password is given', async () => {
  const otherTab = browser.copy();
  expect((await otherTab.send(data, { method: 'GET' })).status).toBe(200);
  expect((await browser.send(lockRoute)).status).toBe(200);
  for (const tab of [browser, otherTab]) {
    for (const [route, method] of [
      [data, 'GET'],
      [sessionRoute, 'GET'],
      [passwordRoute, 'POST'],
    ] as const) {
      const answer = await tab.send(route, { method });
      expect([answer.status, (await answer.json()).code]).toEqual([401, 'SIGNED_OUT']);
    }
    // Told again, as where the first answer was lost.
    expect((await tab.send(lockRoute)).status).toBe(200);
  }
  expect((await otherTab.send(signOutRoute)).status).toBe(200);
  await afterPassword(email, browser);
  expect((await browser.send(data, { method: 'GET' })).status).toBe(200);
});

test('what is streamed to a session ends with its lock', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  try {
    const headers = browser.headers();
    const stillAllowed = async () => (await watchSession(headers)) !== null;
    const ended = vi.fn();
    const { signal } = new AbortController();
    const options = { owner: 'agenda s1', signal, stillAllowed };
    const stream = eventStream(options, () => ended);
    vi.advanceTimersByTime(15_000);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(ended).not.toHaveBeenCalled();
    await browser.send(lockRoute);
    vi.advanceTimersByTime(15_000);
    // Read to its end, which comes.
    expect(await stream.text()).toContain('event: alive');
    expect(ended).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});
