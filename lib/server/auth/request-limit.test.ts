import { and, eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { flushAudit } from '@/lib/server/audit/audit';
import { database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';
import { withApplication } from '@/lib/testing/application';
import type { Browser } from '@/lib/testing/browser';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { protectedRoute } from './protected-route';

const ALLOWED = 12;

withApplication({ SESSION_REQUESTS_PER_MINUTE: String(ALLOWED) });

afterEach(() => {
  vi.useRealTimers();
});

const route = (request: Request) =>
  protectedRoute(request, { action: 'patients.read', may: () => true }, async () =>
    Response.json({ fine: true }),
  );

const ask = (browser: Browser) => browser.send(route, { method: 'GET' });

async function askOften(browser: Browser, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push((await ask(browser)).status);
  return statuses;
}

test('a session that asks too often is held up, says until when, and leaves one row', async () => {
  const { id, email } = await makeStaff('receptionist');
  const browser = await afterPassword(email);
  expect(new Set(await askOften(browser, ALLOWED))).toEqual(new Set([200]));
  expect(new Set(await askOften(browser, 5))).toEqual(new Set([429]));

  const held = await ask(browser);
  const wait = Number(held.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(held.headers.get('content-type')).toBe('application/problem+json');
  expect(await held.json()).toMatchObject({
    code: 'RATE_LIMITED',
    details: { retryAfterSeconds: wait },
  });

  await flushAudit();
  const db = await database();
  const rows = await db
    .select()
    .from(audit)
    .where(and(eq(audit.staffId, id), eq(audit.action, 'request-limit')));
  expect(rows).toMatchObject([{ result: 'refused', status: 429, staffName: 'Ana Prueba' }]);
});

test('another session is not held up, and the same one not for longer than a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { email } = await makeStaff('receptionist');
  const browser = await afterPassword(email);
  await askOften(browser, ALLOWED);
  expect((await ask(browser)).status).toBe(429);
  expect((await ask(await afterPassword(email))).status).toBe(200);
  vi.setSystemTime(Date.now() + 60_000);
  expect((await ask(browser)).status).toBe(200);
});
